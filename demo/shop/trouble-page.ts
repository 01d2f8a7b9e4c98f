/** The page when the edge or the sandbox does not answer. */
import { html } from 'hono/html'
import { layout, type Html } from './layout.ts'
import type { Look } from './look.ts'

/** @param what the name of what does not answer */
export function troublePage(look: Look, what: 'edge' | 'sandbox'): Html {
  const name = what === 'edge' ? 'The edge' : 'The payment provider’s sandbox'
  return layout({
    title: 'Not available',
    section: 'Orders',
    look,
    clock: undefined,
    head: html``,
    content: html`<main id="content">
      <h1>The orders are not available</h1>
      <p class="note bad">
        ${name} did not answer. If you run the demo yourself, see whether <code>npm start</code> is still
        running.
      </p>
      <p><a class="button" href="/">Try again</a></p>
    </main>`,
  })
}
