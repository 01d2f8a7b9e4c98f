/** The shop's list of orders: the desk of orders, below everything that a visitor can try. */
import { html } from 'hono/html'
import { deskPage, type DeskPage, tryLine } from './desk-pages.ts'
import { type Html, renewedNote } from './layout.ts'
import { tryNames } from './tries.ts'

export function ordersPage(page: DeskPage, isRenewed: boolean): Html {
  return deskPage(page, {
    title: 'Orders',
    section: 'Orders',
    attributes: html`desk="orders"`,
    story: html`
      ${isRenewed ? renewedNote : ''}
      <section class="hero" aria-labelledby="tries">
        <div class="hero-text">
          <h1 id="tries">Orders, and things to try</h1>
          <p>
            You work in a lamp shop’s back office. Change what you like: every order is a test order, and
            “Reset the shop” brings it all back.
          </p>
          <p>
            <button class="button needs-script" type="button" data-reset>Reset the shop</button>
          </p>
          <p class="done" role="status" data-done></p>
        </div>
        <ul class="cards">
          ${tryNames.map((name) => tryLine(name, page.visit))}
        </ul>
      </section>
    `,
  })
}
