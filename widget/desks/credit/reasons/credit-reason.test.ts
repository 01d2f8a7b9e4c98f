import { html, LitElement } from 'lit'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { creditReasons, type CreditReason } from '../../../../shared/domain/credit/credit-reasons.ts'
import { EdgeError, type ErrorFacts } from '../../../client/edge-error.ts'
import { languages, loadLanguage } from '../../../locales/languages.ts'
import { Localizer } from '../../../locales/localizer.ts'
import { define } from '../../../kit/parts/define.ts'
import { localizerOf } from '../../../testing/localizer.ts'
import { removeParts, showPart } from '../../../testing/report-part.ts'
import { type Rejection, rejectionOf } from '../data/call-credit.ts'
import { wayOutOf } from './reason.ts'
import { creditReasonElements } from './reason-parts.ts'
import { refusalNote } from './refusal.view.ts'

const REQUEST = '0198c0de'
const reasons = Object.keys(creditReasons) as CreditReason[]

/** As the edge answers a refusal: the `code` is the RejectionCode, if there is one. */
function refused(operation: string, facts: Omit<Rejection, 'operation'>): EdgeError {
  const code = facts.rejection ?? 'credit-rejected'
  const problem = { type: 'urn:order-admin:problem:credit-rejected', code, requestId: REQUEST, ...facts }
  return new EdgeError(operation, { code, status: 422, requestId: REQUEST, problem } as ErrorFacts)
}

afterEach(removeParts)

async function shown(error: EdgeError, lang = 'en') {
  const part = await showPart('order-admin-credit-reason', creditReasonElements, 'credit', {
    error,
    lang,
  })
  const text = (selector: string) =>
    part.shadowRoot?.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim()
  return { part, text }
}

describe.each(languages)('the words of every reason in %s', (lang) => {
  let l: Localizer
  beforeAll(async () => {
    l = await localizerOf(lang)
  })
  const textOf = (reason: CreditReason) => l.term('creditReasonText', reason)
  const titleOf = (reason: CreditReason) => l.term('creditReasonTitle', reason)

  it('differ from those of every other reason', () => {
    expect(new Set(reasons.map(titleOf)).size).toBe(reasons.length)
    const texts = Map.groupBy(reasons, textOf).values()
    const same = [...texts].filter((group) => group.length > 1)
    // For a number that is taken, the advice is the same in each state of the other order.
    expect(same).toEqual([['numberOfExpiredOrder', 'numberOfClosedOrder']])
  })

  it('say what happened in one line, and why and what to do in sentences', () => {
    for (const reason of reasons) {
      expect(titleOf(reason)).toMatch(/^\p{Lu}.{4,66}[^.]$/u)
      expect(textOf(reason)).toMatch(/^\p{Lu}.{15,200}\.$/u)
    }
  })
})

describe('a refusal on the screen', () => {
  it('names whom it is about, what happened, why and what to do', async () => {
    const { text } = await shown(refused('CreateOrder', { rejection: 'CustomerOverCreditLimit' }))
    expect(text('[role=alert]')).toBe(
      'About the customer The customer’s credit limit is not enough. The amount is above what this customer may buy on credit. Lower it, or offer a way to pay without credit.',
    )
    expect(text('.reference')).toContain(`Code CustomerOverCreditLimit Request id ${REQUEST}`)
  })

  it('shows the ResultCode, not the code of the problem that every such refusal has', async () => {
    const { text } = await shown(refused('DeliverOrderEu', { ResultCode: 24502 }))
    expect(text('strong')).toBe('The rows come to more than is left to credit.')
    expect(text('.reference')).toContain('Code 24502 Request')
  })

  it('marks the words of the provider as its own, and takes no tag from them', async () => {
    const providerMessage = 'Nej <img src=x onerror="alert(1)"> & <b>stopp</b>'
    const { part, text } = await shown(refused('CloseOrder', { rejection: 'Error', providerMessage }))
    expect(text('figcaption')).toBe('The provider’s own words')
    expect(text('blockquote')).toBe(providerMessage)
    expect(part.shadowRoot?.querySelectorAll('img, b')).toHaveLength(0)
  })

  it.each([
    ['an unknown code', { rejection: 'MoonInRetrograde' }, 'MoonInRetrograde'],
    ['an unknown number', { ResultCode: 66666 }, '66666'],
    ['no code', {}, 'credit-rejected'],
  ])('shows %s and what the provider says', async (_, code, reference) => {
    const { text } = await shown(refused('CreateOrder', { ...code, providerMessage: 'Not today.' }))
    expect(text('strong')).toBe('The provider did not accept it.')
    expect(text('blockquote')).toBe('Not today.')
    expect(text('.reference code')).toBe(reference)
  })

  it('has no empty quotation without words of the provider', async () => {
    const { part } = await shown(refused('CloseOrder', { rejection: 'OrderAlreadyClosed' }))
    expect(part.shadowRoot?.querySelector('figure')).toBeNull()
  })

  it.each([
    [refused('CreatePaymentPlan', { rejection: 'CustomerAbuseBlock' }), true],
    [refused('CreatePaymentPlan', { rejection: 'OverOrderLimit' }), false],
    [refused('CreateOrder', { rejection: 'CustomerAbuseBlock' }), false],
    [
      refused('CreateOrderEu', {
        ResultCode: 30001,
        result: { CreateOrderResult: { OrderType: 'PaymentPlan' } },
      }),
      true,
    ],
    [refused('CreateOrderEu', { ResultCode: 30001, result: {} }), false],
  ])('says so where it can be about a co-applicant', async (error, isSaid) => {
    const { text } = await shown(error)
    expect(text('[role=alert]')!.includes('co-applicant')).toBe(isSaid)
  })

  it('has the words of every desk for a failure that is no refusal', async () => {
    const { part, text } = await shown(new EdgeError('CreateOrder', { code: 'network-failed' }))
    expect(text('strong')).toBe('No connection.')
    expect(part.shadowRoot?.querySelector('.about')).toBeNull()
  })

  it('speaks the language of its page', async () => {
    const { text } = await shown(refused('CreateOrder', { rejection: 'CustomerAbuseBlock' }), 'sv')
    expect(text('strong')).toBe('Kunden är spärrad.')
  })
})

describe('a note about a refusal', () => {
  class Host extends LitElement {
    declare error: EdgeError
    readonly l = new Localizer(this)
    override render(): unknown {
      return refusalNote(this.error, this.l, html`<p class="meaning">Nothing was done.</p>`)
    }
  }

  it('shows the provider’s words until those of reasons have loaded', async () => {
    define({ 'test-refusal': Host })
    await loadLanguage('en')
    const host = document.createElement('test-refusal') as Host
    Object.assign(host, {
      error: refused('CloseOrder', { rejection: 'OrderAlreadyClosed', providerMessage: 'Closed.' }),
    })
    document.body.append(host)
    await host.updateComplete
    const reason = host.shadowRoot!.querySelector('order-admin-credit-reason')!
    expect(reason.querySelector('[slot=until-loaded]')?.textContent).toContain('Closed.')
    await customElements.whenDefined('order-admin-credit-reason')
    await expect
      .poll(() => reason.shadowRoot?.querySelector('strong')?.textContent)
      .toBe('The order was closed already.')
    const slots = [...reason.shadowRoot!.querySelectorAll('slot')].map(({ name }) => name)
    expect([slots, reason.querySelector('.meaning')?.getAttribute('slot')]).toEqual([[''], null])
    host.remove()
  })
})

describe('the way out of a refusal', () => {
  it.each([
    ['CreateOrder', { rejection: 'CustomerOverCreditLimit' }, 'lower-amount'],
    ['CreatePaymentPlan', { rejection: 'InvalidCampaignCodeAmountCombination' }, 'other-campaign'],
    ['DeliverOrderEu', { ResultCode: 50036 }, 'flip-vat'],
    ['CreateInvoice', { rejection: 'OrderIsClosed' }, 'look-again'],
    ['CreateOrderEu', { ResultCode: 50000 }, 'ask-provider'],
    ['CreateOrder', { rejection: 'CustomerAbuseBlock' }, undefined],
    // Another number must be chosen: reading the order again does not help.
    ['CreateOrder', { rejection: 'OrderIsClosed' }, undefined],
  ] as const)('after %s with %o is %s', (operation, facts, wayOut) => {
    expect(wayOutOf(rejectionOf(refused(operation, facts))!)).toBe(wayOut)
  })
})
