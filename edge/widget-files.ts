/** The widget's files from `npm run build`, with their HTTP headers. */
import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { encodings } from './encodings.ts'
import type { EdgeContext } from './http/context.ts'
import { problem } from './http/problem.ts'

const YEAR = 365 * 24 * 60 * 60

const SCRIPT = 'text/javascript; charset=utf-8'
const FOR_EVER = `public, max-age=${YEAR}, immutable`

export const widgetFiles = new Hono<EdgeContext>()
  .get('/order-admin.js', (c) => serve(c, SCRIPT, 'public, max-age=300'))
  // The newest release of a major version.
  .get('/:channel{order-admin-[0-9]+\\.js}', (c) => serve(c, SCRIPT, 'public, max-age=300'))
  // The names have a digest of the content, so caches may keep the files for ever.
  .get('/parts/:part', (c) => serve(c, SCRIPT, FOR_EVER))
  .get('/:version{v-[0-9a-f]+}/order-admin.js', (c) => serve(c, SCRIPT, FOR_EVER))
  .get('/:version{v-[0-9a-f]+}/parts/:part', (c) => serve(c, SCRIPT, FOR_EVER))
  // The element's manifest, for editors and documentation.
  .get('/custom-elements.json', (c) => serve(c, 'application/json', 'public, max-age=300'))
  // The current version, with the integrity values of its files.
  .get('/order-admin.json', (c) => serve(c, 'application/json', 'public, max-age=300'))

async function serve(c: Context<EdgeContext>, type: string, cache: string): Promise<Response> {
  const encoding = type === SCRIPT ? encodingFor(c.req.header('Accept-Encoding')) : undefined
  const path = c.req.path + (encoding ? encodings[encoding] : '')
  const file = await c.env.ASSETS.fetch(new URL(path, 'http://assets'))
  if (file.status !== 200) {
    await file.body?.cancel()
    return problem(c, { code: 'not-found' })
  }
  return new Response(file.body, {
    // The file is compressed: otherwise the platform would compress it again.
    encodeBody: encoding ? 'manual' : 'automatic',
    headers: {
      'Content-Type': type,
      'Cache-Control': cache,
      ...(encoding && { 'Content-Encoding': encoding }),
      ...(type === SCRIPT && { Vary: 'Accept-Encoding' }),
      // Any page may load the script: it has no secrets, and `integrity` needs a CORS answer.
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}

/** The smallest form that the client accepts; undefined for the uncompressed file. The weight 0 refuses a form. */
function encodingFor(accepted = ''): keyof typeof encodings | undefined {
  const items = accepted.toLowerCase().split(',')
  const taken = items.map((item) => item.split(';').map((part) => part.trim()))
  return (Object.keys(encodings) as (keyof typeof encodings)[]).find((encoding) =>
    taken.some(([name, weight = 'q=1']) => name === encoding && Number(weight.slice(2)) > 0),
  )
}
