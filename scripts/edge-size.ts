/**
 * The size of the edge's bundle, which is compiled at each start. If a change exceeds the limit, look for a library
 * that does little, or for a table that only a build needs.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { dist } from './places.ts'

/** Bytes, gzip: the desks of orders and of credit orders, the closings of days, rate limits, and jose for session tokens. */
export const BUNDLE_LIMIT = 104 * 1024

export function edgeSizes(): { raw: number; gzip: number } {
  const content = readFileSync(join(dist, 'edge/worker.js'))
  return { raw: content.length, gzip: gzipSync(content, { level: 9 }).length }
}

/** @throws Error that says by how much the limit is exceeded */
export function checkEdge(): string {
  const { gzip } = edgeSizes()
  if (gzip > BUNDLE_LIMIT) {
    throw new Error(
      `The edge's bundle is ${gzip} bytes gzip, ${gzip - BUNDLE_LIMIT} over the limit of ${BUNDLE_LIMIT}.`,
    )
  }
  return `${gzip} of ${BUNDLE_LIMIT} bytes gzip`
}
