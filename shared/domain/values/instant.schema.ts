import * as z from 'zod/mini'

/** An ISO 8601 instant in UTC. It has a file of its own because `z.iso` brings all of zod's dates and times along. */
export const instant = z.iso.datetime()
