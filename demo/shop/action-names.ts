/** What a button of the story does; `demo/browser/actions.ts` does it. */
export type Action = 'copy-rows' | 'copy-plan' | 'other-clerk' | 'beside' | 'cut' | 'lose' | 'advance'
