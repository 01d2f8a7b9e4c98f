/** The compressed forms of the widget's files that `npm run build` makes, the smallest first, by the ends of their names. */
export const encodings = { br: '.br', gzip: '.gz' } as const
