/** The compressed forms of the widget's files, as suffixes, smallest first. `npm run build` makes them. */
export const encodings = { br: '.br', gzip: '.gz' } as const
