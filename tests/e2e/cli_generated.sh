#!/bin/sh
# The checked-in man pages and completions are what the tables say now.
set -eu
. "$SRCDIR/tests/e2e/lib.sh"

same() { # FILE COMMAND...
    file=$1
    shift
    [ -f "$SRCDIR/$file" ] || fail "no $file: run 'make update-docs'"
    "$@" | diff -u "$SRCDIR/$file" - || fail "$file is stale: run 'make update-docs'"
}

for c in $(commands); do
    same "doc/kperf-$c.1" "$KPERF" help --man "$c"
    grep -q "doc/kperf-$c\.1\( \|\$\)" "$SRCDIR/doc/local.mk" ||
        fail "doc/local.mk does not install kperf-$c.1"
done
same doc/kperf.1 "$KPERF" help --man
same completions/kperf "$KPERF" completion bash
same completions/_kperf "$KPERF" completion zsh
same completions/kperf.fish "$KPERF" completion fish

for page in "$SRCDIR"/doc/kperf-*.1; do
    c=${page##*/kperf-}
    commands | grep -qx "${c%.1}" || fail "$page describes no command"
done

# The scripts are sound, and the bash one completes.
if command -v zsh >/dev/null 2>&1; then
    zsh -n "$SRCDIR/completions/_kperf" || fail "zsh refuses its script"
fi
if command -v fish >/dev/null 2>&1; then
    HOME=$tmp fish -n "$SRCDIR/completions/kperf.fish" || fail "fish refuses its script"
fi
if command -v mandoc >/dev/null 2>&1; then
    mandoc -Tlint -Wwarning "$SRCDIR"/doc/*.[15] >.out || fail "mandoc finds mistakes"
    # A page is read in 80 columns: nothing beyond, and a status beside its meaning.
    for page in "$SRCDIR"/doc/*.[15]; do
        mandoc -Tascii -O width=78 "$page" | sed "s/.$(printf '\b')//g" >.out
        check_eq "$(awk 'length > 80' .out)" '' "${page##*/}: lines beyond the page"
        case $page in *.1)
            expect_out '^ *3  *malformed input$'
            expect_out '^ *130  *interrupted$'
        esac
    done
fi
for page in "$SRCDIR"/doc/*.1; do
    check_eq "$(awk 'length > 80' "$page")" '' "${page##*/}: source lines beyond 80 bytes"
done
command -v bash >/dev/null 2>&1 || exit 0
completions_of() { # WORD...: the completions of the last word, on one line
    # shellcheck disable=SC2016 # bash expands it
    bash -c '. "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _kperf
        echo "${COMPREPLY[*]}"' "$SRCDIR/completions/kperf" "$@"
}
check_eq "$(completions_of kperf hel)" help "a command"
check_eq "$(completions_of kperf --v)" --version "a program option"
check_eq "$(completions_of kperf help --co)" --color "an option"
check_eq "$(completions_of kperf help --color = a)" "auto always" "a value after ="
check_eq "$(completions_of kperf help --color ne)" never "a value in the next word"
check_eq "$(completions_of kperf completion z)" zsh "an operand"

# Every option of every command, as its help has them, in the shells that are here.
options_of() { # COMMAND
    "$KPERF" "$1" -h | sed -n 's/^ \{2,\}\(-., \)\{0,1\}\(--[a-z-]*\).*/\2/p' | sort
}
for c in $(commands); do
    options_of "$c" >want
    [ -s want ] || fail "$c -h shows no option"
    completions_of kperf "$c" -- | tr ' ' '\n' | sort | cmp -s - want || fail "bash: options of $c"
    # What zsh and fish have of it, whether or not they are here.
    sed -n "/^    $c)\$/,/;;\$/p" "$SRCDIR/completions/_kperf" | grep -o '[*{,]--[a-z-]*' | sed 's/^.//' |
        sort | cmp -s - want || fail "zsh: options of $c"
    sed -n "/__fish_seen_subcommand_from ${c}['; ]/s/.* -l \([a-z-]*\).*/--\1/p" "$SRCDIR/completions/kperf.fish" |
        sort | cmp -s - want || fail "fish: options of $c, by its text"
    command -v fish >/dev/null 2>&1 || continue
    HOME=$tmp fish -c "source '$SRCDIR/completions/kperf.fish'; complete -C 'kperf $c --'" |
        sed 's/\t.*//' | sort | cmp -s - want || fail "fish: options of $c"
done
