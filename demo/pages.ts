/** The demo merchant's plain pages: one for each desk. They are the whole embedding. */
import { html, raw } from 'hono/html'

type Html = ReturnType<typeof html>

const SHOP = 'Lumen Lamps'

/** The pages that the head links to. */
const sections = {
  Orders: '/orders',
  Payouts: '/reports?date=2020-03-05',
  Credit: '/credit',
  Changes: '/changes',
} as const

/** @param head scripts of a page with a desk. Such a page has no foot, because a growing desk would move it. */
function layout(title: string, content: Html, head: Html | '' = '', section?: keyof typeof sections): Html {
  const links = Object.entries(sections).map(
    ([name, path]) =>
      html`<a href="${path}" ${name === section ? raw('aria-current="page"') : ''}>${name}</a> `,
  )
  return html`${raw('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${SHOP} admin</title>
        <link rel="stylesheet" href="/demo.css" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        ${head}
      </head>
      <body>
        <header class="bar">
          <a class="shop" href="/">${SHOP}</a>
          <nav aria-label="Admin">${links}</nav>
        </header>
        <main>${content}</main>
        ${head === '' ? html`<footer><a href="/docs/">Documentation</a></footer>` : ''}
      </body>
    </html>`
}

/** The page that embeds the desk of orders, with `findOrders` in orders.js. */
export function ordersPage(edgeUrl: string): Html {
  return layout(
    'Orders',
    html`
      <div class="title">
        <h1>Orders</h1>
        <a href="/docs/">Documentation</a>
      </div>
      <order-admin desk="orders"></order-admin>
      <noscript><p>The desk of orders needs JavaScript.</p></noscript>
    `,
    html`<script type="module" src="/orders.js"></script>
      ${deskScripts(edgeUrl)}`,
    'Orders',
  )
}

/** The page that embeds the desk: two script tags, the element, and `fetchSession` in embed.js. */
export function orderPage(orderId: string, edgeUrl: string): Html {
  return layout(
    `Order ${orderId}`,
    html`
      <div class="crumb">
        <a href="/orders">Orders</a>
        <h1>Order details</h1>
      </div>
      <order-admin order-id="${orderId}" live></order-admin>
      <noscript><p>The order desk needs JavaScript.</p></noscript>
    `,
    deskScripts(edgeUrl),
  )
}

/** The page that embeds the report desk. @param date the day to open, as the address has it; empty for the newest */
export function reportPage(date: string, edgeUrl: string): Html {
  return layout(
    'Payouts',
    html`
      <h1>Payouts</h1>
      <order-admin desk="reports" date="${date}"></order-admin>
      <noscript><p>The report desk needs JavaScript.</p></noscript>
    `,
    deskScripts(edgeUrl),
    'Payouts',
  )
}

/** The page that embeds the credit desk. */
export function creditPage(edgeUrl: string): Html {
  return layout(
    'Credit',
    html`
      <h1>Credit orders</h1>
      <order-admin desk="credit"></order-admin>
      <noscript><p>The credit desk needs JavaScript.</p></noscript>
    `,
    deskScripts(edgeUrl),
    'Credit',
  )
}

/** The page that embeds the desk of changes. */
export function changesPage(edgeUrl: string): Html {
  return layout(
    'Changes',
    html`
      <h1>Changes</h1>
      <order-admin desk="changes"></order-admin>
      <noscript><p>The desk of changes needs JavaScript.</p></noscript>
    `,
    deskScripts(edgeUrl),
    'Changes',
  )
}

function deskScripts(edgeUrl: string): Html {
  return html`
    <script type="module" src="/embed.js"></script>
    <script type="module" src="${edgeUrl}/order-admin.js"></script>
  `
}

export function notFoundPage(): Html {
  return layout(
    'Not found',
    html`<h1>Not found</h1>
      <p>There is no such page. <a href="/orders">All orders</a></p>`,
  )
}

/** The page in place of the documentation that is not built. */
export function docsMissingPage(): Html {
  return layout(
    'Documentation',
    html`<h1>Documentation</h1>
      <p>
        The documentation is not built, or has no such page. Run <code>npm run docs</code> in the project,
        then <a href="/docs/">open it again</a>.
      </p>`,
  )
}

/** The documentation of a clone that has not built the site: each page as text. @param pages titles by file */
export function docsAsTextPage(pages: Readonly<Record<string, string>>): Html {
  const entries = Object.entries(pages).map(
    ([file, title]) => html`<li><a href="/docs/${file}">${title}</a></li> `,
  )
  return layout(
    'Documentation',
    html`<h1>Documentation</h1>
      <p>
        These are the pages as text. <code>npm run docs</code> makes a site of them, with links and search.
      </p>
      <ul>
        ${entries}
      </ul>`,
  )
}
