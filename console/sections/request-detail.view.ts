/** One request in full: why it was refused, what was sent and answered, and how to send it again. */
import { html, nothing, type TemplateResult } from 'lit'
import { icons } from '../../widget/kit/parts/icons.ts'
import { asCurl, asPhp, type CopiedRequest, schemeOf, withAuth } from '../client/copied-request.ts'
import { bodyText, headerOf, type Reason, type RequestRecord } from '../client/requests.ts'
import type { Sandbox } from '../client/sandbox.ts'
import { copyButton } from '../parts/copy.ts'
import { instant, pretty } from '../parts/words.ts'

export function requestDetail(record: RequestRecord, sandbox: Sandbox, onClose: () => void): TemplateResult {
  const { method, path, operation, status, ms, at, reason, follows, fault } = record
  const copied = copiedRequest(record, sandbox)
  const { account, facts } = sandbox
  return html`
    <div class="head">
      <h3>${operation ?? `${method} ${path}`}</h3>
      <button type="button" class="quiet small" @click=${onClose}>${icons.cross}Close</button>
    </div>
    ${reason ? reasonNote(reason) : nothing}
    <dl class="pairs">
      <dt>Request</dt>
      <dd><code>${method} ${path}</code></dd>
      <dt>Answer</dt>
      <dd>${status} in ${Math.round(ms)} ms, ${instant(at)} UTC</dd>
      ${
        follows
          ? html`<dt>Behaviour</dt>
              <dd>
                ${follows === 'observed' ? 'as observed: beyond the description' : 'as the description says'}
              </dd>`
          : nothing
      }
      ${
        fault
          ? html`<dt>Fault</dt>
              <dd><code>${typeof fault === 'string' ? fault : JSON.stringify(fault)}</code></dd>`
          : nothing
      }
    </dl>
    <div class="actions again">
      ${copyButton('Copy as curl', () => asCurl(copied, account, location.origin, facts.operator))}
      ${copyButton('Copy as PHP', () => asPhp(copied, account, location.origin, facts.operator))}
    </div>
    ${message('Sent', record.request)} ${message('Answered', record.answer)}
  `
}

function reasonNote({
  rule,
  message: words,
  section,
  says,
  pointer,
  given,
  nearest,
  signature,
  also = [],
}: Reason): TemplateResult {
  return html`<div class="note reason" data-tone="bad">
    ${icons.warning}
    <div>
      <p class="strong">${words}</p>
      ${
        pointer || given !== undefined
          ? html`<p>
              ${pointer ? html`<code>${pointer}</code>` : nothing}
              ${given === undefined ? nothing : html` was <code>${shown(given)}</code>`}
            </p>`
          : nothing
      }
      ${nearest === undefined ? nothing : html`<p>Nearest that is right: <code>${shown(nearest)}</code></p>`}
      ${
        signature
          ? html`${signature.looksLike ? html`<p class="strong looks-like">${signature.looksLike}</p>` : nothing}
            ${
              signature.hashed === undefined
                ? nothing
                : html`<p>Here the SHA-512 is of these, in this order, with nothing between them:</p>
                    ${hashedParts(signature.hashed)}`
            }`
          : nothing
      }
      ${also.map((more) => html`<p>Also: ${more.message}</p>`)}
      ${says ? html`<p class="says">“${says}”</p>` : nothing}
      <p class="reference">
        <span>Rule <code>${rule}</code></span
        >${section ? html`<span>Description: ${section}</span>` : nothing}
      </p>
    </div>
  </div>`
}

/** What was hashed, part by part; a text of a sandbox that tells it in one. */
function hashedParts(hashed: unknown): TemplateResult {
  if (typeof hashed !== 'object' || hashed === null) return html`<pre tabindex="0">${shown(hashed)}</pre>`
  return html`<dl class="pairs hashed">
    ${Object.entries(hashed).map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd><code>${value === '' ? '(empty)' : shown(value)}</code></dd>`,
    )}
  </dl>`
}

function message(title: string, part: RequestRecord['request']): TemplateResult {
  const text = bodyText(part)
  const { note } = part
  const headers = Object.entries(part.headers ?? {})
  return html`<section class="message">
    <h4>${title}</h4>
    ${
      headers.length > 0
        ? html`<details>
            <summary>${headers.length} headers</summary>
            <pre tabindex="0">${headers.map(([name, value]) => `${name}: ${value}`).join('\n')}</pre>
          </details>`
        : nothing
    }
    ${text === '' ? html`<p class="muted">${note ?? 'No body'}</p>` : html`<pre tabindex="0">${pretty(text)}</pre>`}
  </section>`
}

/** The request to send again, without what a client adds by itself. */
function copiedRequest(record: RequestRecord, { account, facts }: Sandbox): CopiedRequest {
  const type = headerOf(record.request, 'Content-Type')
  const action = headerOf(record.request, 'SOAPAction')
  return {
    method: record.method,
    url: `${location.origin}${record.path}`,
    body: withAuth(bodyText(record.request), account),
    scheme: schemeOf(record.path, headerOf(record.request, 'Authorization'), facts.operator),
    headers: { ...(type && { 'Content-Type': type }), ...(action && { SOAPAction: action }) },
  }
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
