/**
 * What the widget's first load weighs. A host's page pays this on every visit, so a change that passes the
 * limit is stopped here: look for a desk that could load when opened, or a library doing little.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { dist } from './places.ts'

/** Bytes, gzip. */
export const FIRST_LOAD_LIMIT = 40 * 1024

export interface Sizes {
  raw: number
  gzip: number
  brotli: number
}

function firstLoad(): Buffer {
  return readFileSync(join(dist, 'widget/order-admin.js'))
}

export function widgetSizes(): Sizes {
  const content = firstLoad()
  return {
    raw: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content).length,
  }
}

/** @throws Error saying by how much the limit is passed, or what is in the bundle that must not be */
export function checkWidget(): string {
  const { gzip } = widgetSizes()
  if (gzip > FIRST_LOAD_LIMIT) {
    throw new Error(
      `The widget's first load is ${gzip} bytes gzip, ${gzip - FIRST_LOAD_LIMIT} over the limit of ${FIRST_LOAD_LIMIT}. ` +
        'Load a part when it is opened, or do without a library.',
    )
  }
  const content = firstLoad().toString()
  for (const trace of ['Envelope', 'ZodError', '_zod', 'schemas.xmlsoap']) {
    if (content.includes(trace)) {
      throw new Error(
        `The widget's bundle contains "${trace}": something of shared/wire or zod was imported.`,
      )
    }
  }
  return `${gzip} of ${FIRST_LOAD_LIMIT} bytes gzip`
}
