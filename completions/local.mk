dist_bashcompletion_DATA = completions/kperf
dist_zshcompletion_DATA = completions/_kperf
dist_fishcompletion_DATA = completions/kperf.fish
