import * as z from 'zod/mini'

/** An ISO 8601 instant in UTC. In its own file, because `z.iso` brings all of zod's dates and times along. */
export const instant = z.iso.datetime()
