/** The page without orders: the edge or the sandbox does not answer, or there were too many visits. */
import { html } from 'hono/html'
import { type Frame, layout, type Html } from './layout.ts'

/** The service that does not answer, or too many sets of orders. */
export type Trouble = 'edge' | 'sandbox' | 'limited'

const NOT_RUNNING = html`If you run the demo yourself, see whether <code>npm start</code> is still running.`
const said: Record<Trouble, Html> = {
  edge: html`The edge did not answer. ${NOT_RUNNING}`,
  sandbox: html`The payment provider’s sandbox did not answer. ${NOT_RUNNING}`,
  limited: html`Too many visitors have begun here within the hour. Come back later.`,
}

export function troublePage(frame: Pick<Frame, 'look' | 'isPublic'>, what: Trouble): Html {
  return layout({
    ...frame,
    title: 'Not available',
    section: 'Orders',
    clock: undefined,
    head: html``,
    content: html`<main id="content">
      <h1>The orders are not available</h1>
      <p class="note bad">${said[what]}</p>
      <p><a class="button" href="/">Try again</a></p>
    </main>`,
  })
}
