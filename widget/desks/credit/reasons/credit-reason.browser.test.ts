import { page } from 'vitest/browser'
import { afterEach, describe, expect, it } from 'vitest'
import { EdgeError, type ErrorFacts } from '../../../client/edge-error.ts'
import { faultsIn } from '../../../testing/looks.ts'
import { enterMode, leaveMode, modes } from '../../../testing/modes.ts'
import { severalModes } from '../../../testing/several-modes.ts'
import { removeParts, showPart } from '../../../testing/report-part.ts'
import { creditReasonElements } from './reason-parts.ts'
import { emulateMedia } from '../../../testing/media.ts'

afterEach(async () => {
  removeParts()
  await emulateMedia()
  await leaveMode()
})

/** A text without any place for a line break. */
const problem = {
  type: 'urn:order-admin:problem:credit-rejected',
  rejection: 'InvalidCampaignCodeAmountCombination',
  providerMessage: 'Unbreakable'.repeat(40),
}

function show(lang = 'en') {
  const { rejection: code } = problem
  const facts = { code, requestId: crypto.randomUUID(), problem }
  const error = new EdgeError('CreatePaymentPlan', facts as ErrorFacts)
  return showPart('order-admin-credit-reason', creditReasonElements, 'credit', { error, lang })
}

describe('a reason on the screen', () => {
  it.each(severalModes)('has no findings and fits its page: %s', async (name) => {
    await enterMode(modes[name]!)
    const part = await show(modes[name]!.lang)
    expect(part.shadowRoot!.querySelector('blockquote')).not.toBeNull()
    expect(await faultsIn(document.body)).toEqual([])
  })

  it('is a live region, and its reference is copied by keys', async () => {
    await page.viewport(390, 900)
    const part = await show()
    const alert = part.shadowRoot!.querySelector('[role=alert]')!
    expect(alert.textContent).toContain('Choose another campaign')
    const button = part.shadowRoot!.querySelector('button')!
    button.focus()
    expect(part.shadowRoot!.activeElement).toBe(button)
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  })
})
