#ifndef CLIBEDIT_SHIM_H
#define CLIBEDIT_SHIM_H

// libedit's settings are C variadics, which Swift cannot call. Each one that LineEditor uses has a
// typed function here, named edit_... or history_...; text is in wide characters, passed as int32_t.

#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <wchar.h>

_Static_assert(sizeof(wchar_t) == sizeof(int32_t), "wide characters are Unicode scalars");

typedef unsigned char (*edit_command)(EditLine *, wint_t);
typedef int (*edit_reader)(EditLine *, int32_t *);
typedef int32_t *(*edit_prompt)(EditLine *);

// MARK: Locale

/// Takes the user's character set, or else some UTF-8 one. Without it libedit drops what is not ASCII.
static inline int edit_use_utf8(void) {
    static const char *const names[] = {"", "C.UTF-8", "en_US.UTF-8"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (setlocale(LC_CTYPE, names[i]) && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return 1;
    }
    return 0;
}

/// The columns that a character takes, or -1 for a control character.
static inline int edit_columns(int32_t scalar) {
    int columns = wcwidth((wchar_t)scalar);
    // What a poor locale does not know takes one column on most terminals.
    return columns < 0 && scalar >= 0xA0 ? 1 : columns;
}

// MARK: Settings

static inline void edit_set_context(EditLine *e, void *context) { el_wset(e, EL_CLIENTDATA, context); }

static inline void *edit_context(EditLine *e) {
    void *context = NULL;
    return el_wget(e, EL_CLIENTDATA, &context) == 0 ? context : NULL;
}

/// `marker` stands before and after each part of the prompt that takes no columns.
static inline void edit_set_prompt(EditLine *e, edit_prompt prompt, int32_t marker) {
    el_wset(e, EL_PROMPT_ESC, prompt, (wchar_t)marker);
}

static inline void edit_set_reader(EditLine *e, edit_reader reader) { el_wset(e, EL_GETCFN, reader); }

static inline void edit_use_emacs_keys(EditLine *e) { el_wset(e, EL_EDITOR, L"emacs"); }

static inline int edit_has_vi_keys(EditLine *e) {
    const wchar_t *editor = NULL;
    return el_wget(e, EL_EDITOR, &editor) == 0 && editor && wcscmp(editor, L"vi") == 0;
}

/// Names a command. libedit keeps both pointers.
static inline void edit_add_command(EditLine *e, const int32_t *name, const int32_t *help, edit_command command) {
    el_wset(e, EL_ADDFN, (const wchar_t *)name, (const wchar_t *)help, command);
}

static inline void edit_bind(EditLine *e, const int32_t *key, const int32_t *command) {
    el_wset(e, EL_BIND, (const wchar_t *)key, (const wchar_t *)command, NULL);
}

/// Binds a key of vi's command mode.
static inline void edit_bind_alternative(EditLine *e, const int32_t *key, const int32_t *command) {
    el_wset(e, EL_BIND, L"-a", (const wchar_t *)key, (const wchar_t *)command, NULL);
}

/// While a line is edited, Ctrl-C, Ctrl-S, Ctrl-\ and Ctrl-Z arrive as characters, and return and newline stay what
/// they are, so that the line ends of a paste can be told apart.
static inline void edit_take_keys_as_typed(EditLine *e) {
    el_wset(e, EL_SETTY, L"-d", L"-isig", L"-icrnl", L"-inlcr", L"-ixon", NULL);
}

static inline void edit_prepare_terminal(EditLine *e, int on) { el_wset(e, EL_PREP_TERM, on); }

/// Draws prompt and text anew, beginning where the cursor is.
static inline void edit_refresh(EditLine *e) { el_wset(e, EL_REFRESH); }

// MARK: The line

static inline int edit_read(EditLine *e, const int32_t **text) {
    int count = 0;
    *text = (const int32_t *)el_wgets(e, &count);
    return *text ? count : -1;
}

static inline const int32_t *edit_text(EditLine *e) { return (const int32_t *)el_wline(e)->buffer; }

static inline int edit_length(EditLine *e) {
    const LineInfoW *line = el_wline(e);
    return line->lastchar > line->buffer ? (int)(line->lastchar - line->buffer) : 0;
}

/// Some of libedit's vi commands leave the cursor outside the text; here it is always within.
static inline int edit_cursor(EditLine *e) {
    const LineInfoW *line = el_wline(e);
    int cursor = line->cursor > line->buffer ? (int)(line->cursor - line->buffer) : 0;
    return cursor < edit_length(e) ? cursor : edit_length(e);
}

static inline void edit_move_cursor(EditLine *e, int distance) { if (distance) el_cursor(e, distance); }
static inline int edit_insert(EditLine *e, const int32_t *text) { return el_winsertstr(e, (const wchar_t *)text); }
static inline void edit_delete(EditLine *e, int count) { if (count > 0) el_deletestr(e, count); }

/// The next character typed, or one that was pushed back: false at the end of the input.
static inline int edit_next(EditLine *e, int32_t *scalar) { return el_wgetc(e, (wchar_t *)scalar) == 1; }
static inline void edit_push(EditLine *e, const int32_t *text) { el_wpush(e, (const wchar_t *)text); }

// MARK: History

static inline HistoryW *history_make(int limit) {
    HistEventW event;
    HistoryW *h = history_winit();
    if (h) {
        history_w(h, &event, H_SETSIZE, limit);
        history_w(h, &event, H_SETUNIQUE, 1);
    }
    return h;
}

static inline void history_enter(HistoryW *h, const int32_t *text) {
    HistEventW event;
    history_w(h, &event, H_ENTER, (const wchar_t *)text);
}

static inline void edit_use_history(EditLine *e, HistoryW *h) { el_wset(e, EL_HIST, history_w, h); }

#endif
