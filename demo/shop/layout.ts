/** The frame of the shop's pages: head, notes of the page, foot. */
import { html, raw } from 'hono/html'
import { type Look } from './look.ts'
import { type Clock, writtenClock } from './written.ts'

export type Html = ReturnType<typeof html>

const SHOP = 'Lumen Lamps'

/** The list of orders, with everything to try. */
export const LIST = '/shop/orders'

const sections = {
  Orders: LIST,
  Payouts: '/shop/payouts',
  Credit: '/shop/credit',
  Changes: '/shop/changes',
} as const
export type Section = keyof typeof sections

export interface Frame {
  title: string
  /** Undefined on the first page. */
  section: Section | undefined
  look: Look
  /** Whether strangers may use the demo, which then has no plain pages. */
  isPublic: boolean
  /** The shop's time; undefined when the sandbox does not answer. */
  clock: Clock | undefined
  head: Html
  content: Html
  /** Controls in the head of the page. */
  controls?: Html | undefined
}

export function layout({ title, section, look, isPublic, clock, head, content, controls }: Frame): Html {
  const links = Object.entries(sections).map(
    ([name, path]) =>
      html`<a href="${path}" ${name === section ? raw('aria-current="page"') : ''}>${name}</a> `,
  )
  return html`${raw('<!doctype html>')}
    <html lang="en" data-scheme="${look.scheme}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${SHOP} admin</title>
        <link rel="stylesheet" href="/shop/files/shop.css" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        ${head}
      </head>
      <body>
        <a class="skip" href="#content">Skip to the content</a>
        <header class="top">
          <a class="shop" href="/"><img src="/icon.svg" alt="" width="24" height="24" />${SHOP}</a>
          <nav aria-label="Shop">${links}</nav>
          <p class="clock">${clock ? clockText(clock) : ''}</p>
          ${controls ?? ''}
        </header>
        ${content}
        <footer class="foot">
          <p>A sandbox: no person, company or payment in it is real. ${isPublic ? SHARED : PLAIN}</p>
          <p><a href="/docs/">Documentation</a> <a href="/style-book">Style book</a></p>
        </footer>
      </body>
    </html>`
}

export const renewedNote = html`<p class="note" role="status">
  The sandbox no longer had your orders, so you have a new set of them.
</p>`

const PLAIN = html`<a href="/orders">The plain pages</a> are the whole embedding, without this story around
  it.`
const SHARED = 'Your orders are your own; payouts, credit orders, changes and the clock are everybody’s.'

function clockText(clock: Clock): Html {
  const [time, ahead] = writtenClock(clock)
  return html`<span class="quiet name">Shop’s time</span> <span data-time>${time}</span>
    <span data-ahead>${ahead}</span>`
}
