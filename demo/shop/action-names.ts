/** The actions of the story's buttons, which `demo/browser/actions.ts` implements. */
export type Action = 'copy-rows' | 'copy-plan' | 'other-clerk' | 'beside' | 'cut' | 'lose' | 'advance'
