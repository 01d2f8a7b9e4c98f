/** The shop's pages with a desk, and the story around it: things to try, the second clerk, the drawer. */
import { html, raw } from 'hono/html'
import { drawer } from './drawer.ts'
import { LIST, layout, type Html, renewedNote, type Section } from './layout.ts'
import type { Look } from './look.ts'
import type { Clock } from './written.ts'
import { firstTries, type Step, tries, tryAddress, type Try, type TryName, tryNames } from './tries.ts'
import { orderIdOf, type Visit } from './visit.ts'

export interface DeskPage {
  edgeUrl: string
  visit: Visit
  look: Look
  isPublic: boolean
  clock: Clock | undefined
  /** The entry that the visitor has chosen to try. */
  chosen: TryName | undefined
}

/** A desk, and what its page says about it. */
interface Desk {
  title: string
  section: Section | undefined
  /** The element, without the attributes of the look. */
  attributes: Html
  /** Of an order. */
  orderId?: number
  /** Content in place of the strip and the panel above the desk. */
  story?: Html
  /** Whether the story stands beside the desk where there is room. */
  isBeside?: boolean
}

/** The first page: a desk with a real order, and beside it three things to try, the first one on this order. */
export function startPage(page: DeskPage, isRenewed: boolean): Html {
  const [first, ...others] = firstTries
  const orderId = orderIdOf(page.visit, tries[first].at)
  return deskPage(
    { ...page, chosen: first },
    {
      title: 'The order desk',
      section: undefined,
      attributes: html`order-id="${String(orderId)}" live`,
      orderId,
      isBeside: true,
      story: html`<div class="beside">
        ${isRenewed ? renewedNote : ''}
        <h1>The order desk, at work</h1>
        <p class="quiet">You work in a lamp shop’s back office. Every order is a test order.</p>
        ${panel(tries[first], page.visit, first)}
        <ul class="others">
          ${others.map((name) => tryLine(name, page.visit))}
        </ul>
        <p class="more">
          <a href="${LIST}">All orders, and ${tryNames.length - firstTries.length} more things to try</a>
        </p>
      </div>`,
    },
  )
}

export function orderDeskPage(page: DeskPage, orderId: number): Html {
  const attributes = html`order-id="${String(orderId)}" live`
  return deskPage(page, { title: `Order ${orderId}`, section: 'Orders', attributes, orderId })
}

/** @param date the day to open, from the address */
export function payoutsPage(page: DeskPage, date: string): Html {
  return deskPage(page, {
    title: 'Payouts',
    section: 'Payouts',
    attributes: html`desk="reports" date="${date}"`,
  })
}

export function creditDeskPage(page: DeskPage): Html {
  return deskPage(page, { title: 'Credit', section: 'Credit', attributes: html`desk="credit"` })
}

export function changesDeskPage(page: DeskPage): Html {
  return deskPage(page, { title: 'Changes', section: 'Changes', attributes: html`desk="changes"` })
}

export function deskPage(
  page: DeskPage,
  { title, section, attributes, orderId, story, isBeside = false }: Desk,
): Html {
  const { edgeUrl, visit, look, isPublic, clock, chosen } = page
  return layout({
    title,
    section,
    look,
    isPublic,
    clock,
    head: html`
      ${
        look.theme === 'none'
          ? ''
          : html`<link rel="stylesheet" href="/shop/files/${look.theme}.css" data-theme-sheet />`
      }
      <script type="module" src="/shop/files/desk.js"></script>
      <script type="module" src="${edgeUrl}/order-admin.js"></script>
    `,
    controls: html`<button
      class="button needs-script"
      type="button"
      aria-expanded="false"
      aria-controls="drawer"
      data-drawer
    >
      Controls &amp; log <span class="count" data-log-count>0</span>
    </button>`,
    content: html`
      <div class="with-drawer">
        <main
          id="content"
          class="${isBeside ? 'start' : ''}"
          data-order="${orderId === undefined ? '' : String(orderId)}"
          data-edge="${edgeUrl}"
          data-visit="${String(visit.firstId)}"
          data-chosen="${chosen ?? ''}"
        >
          ${story ?? above(page, title, orderId)}
          <p class="note bad" role="alert" data-trouble hidden></p>
          <div class="panes" data-panes>
            <section class="pane" data-width="${look.width}" data-density="${look.density}" aria-label="Desk">
              <p class="who" hidden data-who></p>
              <order-admin ${attributes} ${look.language === 'en' ? '' : html`lang="${look.language}"`}>
                <noscript><p class="note">The desk needs JavaScript.</p></noscript>
              </order-admin>
            </section>
          </div>
        </main>
        ${drawer(look, clock, orderId !== undefined)}
      </div>
    `,
  })
}

/** An entry to try, as a link with its teaser. */
export function tryLine(name: TryName, visit: Visit): Html {
  return html`<li>
    <a href="${tryAddress(name, visit)}" data-try="${name}">${tries[name].title}</a>
    <span>${tries[name].teaser}</span>
  </li> `
}

/** The head above a desk: the name of the page, and the entry to try. */
function above({ visit, chosen }: DeskPage, title: string, orderId: number | undefined): Html {
  return html`<div class="above">
      <div class="desk-head">
        ${
          orderId === undefined
            ? ''
            : html`<p class="crumb"><a href="${LIST}">Orders</a> <span aria-hidden="true">/</span></p>`
        }
        <h1>${title}</h1>
      </div>
      ${strip(visit, chosen)}
    </div>
    ${chosen ? panel(tries[chosen], visit) : ''}`
}

function strip(visit: Visit, chosen: TryName | undefined): Html {
  return html`<nav class="strip" aria-label="Try this">
    <span class="eyebrow">Try this</span>
    <ul>
      ${tryNames.map(
        (name) =>
          html`<li>
            <a
              href="${tryAddress(name, visit)}"
              data-try="${name}"
              ${name === chosen ? raw('aria-current="true"') : ''}
              >${tries[name].short}</a
            >
          </li> `,
      )}
    </ul>
  </nav>`
}

/** @param name of an entry whose heading is ticked once it is done */
function panel({ title, steps, look, buttons, at }: Try, visit: Visit, name?: TryName): Html {
  return html`<section class="try" aria-labelledby="try-title">
    <h2 id="try-title" ${name === undefined ? '' : html`data-try="${name}"`}>${title}</h2>
    <div class="try-body">
      <ol>
        ${steps.map((step) => html`<li>${stepText(step)}</li> `)}
      </ol>
      <p class="look"><strong>Look at</strong> ${look}</p>
    </div>
    <div class="try-act">
      ${at === 'credit' ? html`<p>Its number: <strong data-plan>${visit.plan ?? 'none'}</strong></p>` : ''}
      ${buttons.map(
        ({ action, label }, place) =>
          html`<button
            class="button ${place === 0 ? 'primary' : ''} needs-script"
            type="button"
            data-action="${action}"
          >
            ${label}
          </button> `,
      )}
      <p class="done" role="status" data-done></p>
    </div>
  </section>`
}

function stepText(step: Step): Html | string {
  if (typeof step === 'string') return step
  return html`<span class="wide">${step.wide}</span><span class="phone">${step.phone}</span>`
}
