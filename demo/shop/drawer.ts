/** The drawer beside a desk: settings, the log, and the code of the page. */
import { html, raw } from 'hono/html'
import { faults } from './faults.ts'
import type { Html } from './layout.ts'
import { choices, type Look, type Setting } from './look.ts'
import { type Clock, writtenClock } from './written.ts'

const labels: Record<Setting, string> = {
  language: 'Language',
  theme: 'Theme',
  scheme: 'Light or dark',
  density: 'Density',
  width: 'Width',
  clerk: 'Signed in as',
  role: 'May do',
}

/** Settings with few choices, side by side. */
const short: readonly Setting[] = ['scheme', 'density', 'width', 'clerk', 'role']

/** @param hasOrder whether the page has an order, on which something can go wrong */
export function drawer(look: Look, clock: Clock | undefined, hasOrder: boolean): Html {
  return html`<aside class="drawer" id="drawer" aria-label="Controls and log" data-drawer-box hidden>
    <div class="drawer-head">
      <div class="tabs" role="tablist" aria-label="Drawer">
        ${tab('controls', 'Controls', true)} ${tab('log', 'Log', false)} ${tab('code', 'Code', false)}
      </div>
      <button class="button quiet-button" type="button" data-close aria-label="Close">✕</button>
    </div>
    <div class="drawer-body" role="tabpanel" id="panel-controls" aria-labelledby="tab-controls" tabindex="0">
      <fieldset>
        <legend>Look</legend>
        ${(['language', 'theme', 'scheme', 'density', 'width'] as const).map((name) => setting(name, look))}
      </fieldset>
      <fieldset>
        <legend>User and role</legend>
        ${(['clerk', 'role'] as const).map((name) => setting(name, look))}
        ${
          hasOrder
            ? html`<button class="button" type="button" data-action="beside" aria-pressed="false">
                Show both clerks
              </button>`
            : ''
        }
      </fieldset>
      ${
        hasOrder
          ? html`<fieldset>
              <legend>Let something go wrong</legend>
              <div class="buttons">
                ${Object.entries(faults).map(
                  ([name, { label }]) =>
                    html`<button class="button" type="button" data-fault="${name}">${label}</button> `,
                )}
                <button class="button" type="button" data-action="cut" aria-pressed="false">
                  Cut the connection
                </button>
              </div>
              <p class="hint" role="status" data-waiting>No fault waits. Faults meet this order only.</p>
            </fieldset>`
          : ''
      }
      <fieldset>
        <legend>The shop’s clock</legend>
        <p class="hint">
          ${clock ? html`<span data-time>${writtenClock(clock)[0]}</span>` : 'The sandbox does not answer.'}
        </p>
        <div class="buttons">
          <button class="button" type="button" data-days="1">One day on</button>
          <button class="button" type="button" data-days="31">31 days on</button>
        </div>
        <p class="hint">It moves forwards only. All visitors of this sandbox share it.</p>
      </fieldset>
      <fieldset>
        <legend>Start over</legend>
        <button class="button" type="button" data-reset>Reset the shop</button>
        <p class="hint">New orders, no faults, today’s time.</p>
      </fieldset>
    </div>
    <div class="drawer-body" role="tabpanel" id="panel-log" aria-labelledby="tab-log" tabindex="0" hidden>
      <p class="hint">Each event of the element and each request to the edge. Open one for its code.</p>
      <ol class="log" data-log></ol>
    </div>
    <div class="drawer-body" role="tabpanel" id="panel-code" aria-labelledby="tab-code" tabindex="0" hidden>
      ${Object.entries(snippets).map(
        ([title, code]) =>
          html`<h2>${title}</h2>
            <pre tabindex="0" aria-label="${title}"><code>${code}</code></pre>`,
      )}
    </div>
  </aside>`
}

function tab(name: string, label: string, isChosen: boolean): Html {
  return html`<button
    type="button"
    role="tab"
    id="tab-${name}"
    aria-controls="panel-${name}"
    aria-selected="${isChosen ? 'true' : 'false'}"
    ${isChosen ? '' : raw('tabindex="-1"')}
  >
    ${label}
  </button>`
}

function setting(name: Setting, look: Look): Html {
  const options = Object.entries(choices[name])
  if (short.includes(name)) {
    return html`<div class="choice" role="radiogroup" aria-label="${labels[name]}">
      <span class="label" aria-hidden="true">${labels[name]}</span>
      <div class="segments">
        ${options.map(
          ([value, label]) =>
            html`<label
              ><input
                type="radio"
                name="${name}"
                value="${value}"
                ${look[name] === value ? raw('checked') : ''}
                data-setting
              /><span>${label}</span></label
            > `,
        )}
      </div>
    </div>`
  }
  return html`<label class="choice">
    <span class="label">${labels[name]}</span>
    <select name="${name}" data-setting>
      ${options.map(
        ([value, label]) =>
          html`<option value="${value}" ${look[name] === value ? raw('selected') : ''}>${label}</option> `,
      )}
    </select>
  </label>`
}

const snippets = {
  'The page': `<script type="module" src="/embed.js"></script>
<script type="module"
  src="https://edge.example/order-admin.js"></script>

<order-admin order-id="8906810" live></order-admin>`,
  'embed.js': `const desk = document.querySelector('order-admin')
desk.fetchSession = async () => {
  const response = await fetch('/desk-session', { method: 'POST' })
  if (!response.ok) throw new Error('The shop refused')
  return response.json()
}`,
  'The list of orders': `// <order-admin desk="orders">
desk.findOrders = async (question) => {
  const { query, filter, sort, cursor, signal } = question
  const search = new URLSearchParams({
    query, ...filter, ...sort, ...(cursor && { cursor })
  })
  const response = await fetch(\`/orders.json?\${search}\`, { signal })
  if (!response.ok) throw new Error('The shop refused')
  return response.json()
}
desk.addEventListener('order-admin-navigate', (event) => {
  if (event.kind !== 'order') return
  event.preventDefault()
  location.assign(\`/orders/\${event.orderId}\`)
})`,
  'The shop’s server': `// It alone has the API key.
app.post('/desk-session', requireLogin, async (request, response) => {
  const answer = await fetch('https://edge.example/sessions', {
    method: 'POST',
    headers: {
      Authorization: \`Bearer \${process.env.EDGE_API_KEY}\`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      origin: 'https://shop.example',
      user: { id: request.user.id, name: request.user.name },
      capabilities: ['order.read', 'rows.write'],
    }),
  })
  if (answer.status !== 201) return response.sendStatus(502)
  response.json(await answer.json())
})`,
} as const
