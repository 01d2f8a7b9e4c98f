/** The style book: every state of the desks, for developers. The build writes its files to `public/style-book/`. */
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { secureHeaders } from 'hono/secure-headers'
import { lookUp } from '../shared/domain/values/lookup.ts'
import type { Env } from './env.ts'

type Html = ReturnType<typeof html>

/** Its pages, below `/style-book`. They show each other in frames, and send no requests. */
export const styleBook = new Hono<{ Bindings: Env }>()

styleBook.use(
  secureHeaders({
    // One year.
    strictTransportSecurity: 'max-age=31536000; includeSubDomains',
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'"],
      frameSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'self'"],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['lit-html'],
    },
  }),
)

function document(kind: 'book' | 'state', content: Html | ''): Html {
  return html`${raw('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Style book</title>
        <link rel="stylesheet" href="/style-book/style-book.css" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <script type="module" src="/style-book/${kind}.js"></script>
      </head>
      <body class="${kind}">
        ${content}
      </body>
    </html>`
}

styleBook.get('/', (c) =>
  c.html(
    document(
      'book',
      html`<main>
        <p class="home"><a href="/">Demo shop</a></p>
        <h1>Style book</h1>
        <p class="lead">
          Every state of every part of the desks. The elements are real; the edge that answers them is made
          up. Tests look at the same states with axe, and compare pictures of them.
        </p>
        <div id="book"></div>
        <noscript><p>The style book needs JavaScript.</p></noscript>
      </main>`,
    ),
  ),
)

styleBook.get('/:state{[a-z0-9-]+}', (c) => c.html(document('state', '')))

const types: Record<string, string> = { css: 'text/css', js: 'text/javascript' }

styleBook.get('/:file{[\\w./-]+\\.(?:css|js)}', async (c) => {
  const file = await c.env.ASSETS.fetch(new URL(c.req.path, 'http://assets'))
  if (file.status !== 200) {
    await file.body?.cancel()
    return c.text('There is no such file. `npm run build` makes the style book.', 404)
  }
  const type = lookUp(types, c.req.path.slice(c.req.path.lastIndexOf('.') + 1))!
  // A part is named after its content.
  const isPart = c.req.path.includes('/parts/')
  const cache = isPart ? 'public, max-age=31536000, immutable' : 'no-cache'
  return new Response(file.body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': cache },
  })
})
