import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../shared/testing/runs.ts'
import type { StructShape } from '../../../../shared/domain/credit/soap/shape.ts'
import { valueFromJson } from '../../../../shared/domain/credit/soap/json-values.ts'
import { arbitraryOf } from '../../../../shared/testing/shape.arbitrary.ts'
import { soapNames } from '../../../../shared/domain/credit/soap/operations.ts'
import { languages } from '../../../locales/languages.ts'
import { draftOf } from '../../../testing/credit-draft.ts'
import { soapOperations } from '../data/contract.ts'
import type { FieldDescription, FormDraft } from './form-description.ts'
import { memberAt, readDraft } from './form-input.ts'

const noFields = new Map<string, FieldDescription>()
const fieldsOf = (...fields: FieldDescription[]) => new Map(fields.map((field) => [field.path, field]))

/** In a form, no text and an empty text are the same. */
function withoutEmptyTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyTexts)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([name, member]) => name !== 'Auth' && member !== '')
  return Object.fromEntries(entries.map(([name, member]) => [name, withoutEmptyTexts(member)]))
}

describe('any input of an operation', () => {
  it.each(soapNames)('comes back from a draft, and the edge takes it: %s', (name) => {
    const { request } = soapOperations[name]
    fc.assert(
      fc.property(arbitraryOf(request), fc.constantFrom(...languages), (input, lang) => {
        const expected = request.type === 'nothing' ? {} : withoutEmptyTexts(input)
        const read = readDraft(request, draftOf(request, input, lang), { lang, fields: noFields })
        expect(read).toEqual({ ok: true, value: expected })
        const { Auth: _, ...atEdge } = request.type === 'struct' ? request.members : {}
        const edge = { type: 'struct', name: '', members: atEdge } satisfies StructShape
        expect(valueFromJson(edge, read.ok && read.value)).toEqual({ ok: true, value: expected })
      }),
      { numRuns: runs(30, 1000) },
    )
  })
})

const order = soapOperations.CreateOrderEu.request
const read = (draft: FormDraft, fields = noFields, lang = 'en') => readDraft(order, draft, { lang, fields })
const information = {
  'CreateOrderInformation.OrderDate': '2026-11-22',
  'CreateOrderInformation.OrderType': 'Invoice',
}

describe('a struct that is not required', () => {
  it('is left out while nothing in it is filled', () => {
    expect(read({})).toEqual({ ok: true, value: {} })
    expect(read({ 'CreateOrderInformation.ClientOrderNumber': '' })).toEqual({ ok: true, value: {} })
  })

  it('needs its required members once anything in it is filled', () => {
    expect(read({ 'CreateOrderInformation.ClientOrderNumber': 'web-1' })).toEqual({
      ok: false,
      reason: [
        { path: 'CreateOrderInformation.OrderDate', code: 'empty' },
        { path: 'CreateOrderInformation.OrderType', code: 'empty' },
      ],
    })
  })

  it('is required by a field that is required by hand', () => {
    const path = 'Navigation.ConfirmationUrl'
    expect(read({}, fieldsOf({ path, isRequired: true }))).toEqual({
      ok: false,
      reason: [{ path, code: 'empty' }],
    })
  })

  it('is sent empty where the draft marks it', () => {
    expect(read({ Navigation: 'true' })).toEqual({ ok: true, value: { Navigation: {} } })
  })

  it('has null for members that may be null, and false for a tick box', () => {
    const at = 'CreateOrderInformation.CreatePaymentPlanDetails'
    expect(read({ ...information, [at]: 'true' })).toEqual({
      ok: true,
      value: {
        CreateOrderInformation: {
          OrderDate: '2026-11-22T00:00:00',
          OrderType: 'Invoice',
          CreatePaymentPlanDetails: {
            CampaignCode: null,
            SendAutomaticGiroPaymentForm: false,
            FixedMonthlyAmount: null,
          },
        },
      },
    })
  })
})

describe('a field that is not shown', () => {
  const path = 'CreateOrderInformation.CreateAccountCreditDetails.CampaignCode'
  const isShown = (draft: FormDraft) => draft['CreateOrderInformation.OrderType'] === 'AccountCredit'

  it('is neither sent nor asked for', () => {
    const fields = fieldsOf({ path, isShown, isRequired: true })
    expect(read({ ...information, [path]: '223060' }, fields)).toMatchObject({
      value: { CreateOrderInformation: { OrderType: 'Invoice' } },
    })
    const result = read({ ...information, [path]: '223060' }, fields)
    expect(JSON.stringify(result)).not.toContain('CreateAccountCreditDetails')
  })

  it('is not sent with the rest of its struct', () => {
    const reference = 'CreateOrderInformation.CustomerReference'
    const fields = fieldsOf({ path: reference, isShown: () => false })
    expect(read({ ...information, [reference]: 'x' }, fields)).toEqual({
      ok: true,
      value: { CreateOrderInformation: { OrderDate: '2026-11-22T00:00:00', OrderType: 'Invoice' } },
    })
  })

  it('is sent with its earlier text once it is shown', () => {
    const draft = { ...information, 'CreateOrderInformation.OrderType': 'AccountCredit', [path]: '223060' }
    expect(read(draft, fieldsOf({ path, isShown }))).toMatchObject({
      value: { CreateOrderInformation: { CreateAccountCreditDetails: { CampaignCode: 223_060 } } },
    })
  })
})

describe('a member', () => {
  it.each([
    ['CreateOrderInformation.OrderRows', 'list'],
    ['CreateOrderInformation.OrderRows.1999.PricePerUnit', 'decimal'],
    ['CreateOrderInformation.CustomerIdentity.CustomerType', 'enum'],
  ])('is found by its path: %s', (path, type) => {
    expect(memberAt(order, path)?.shape.type).toBe(type)
  })

  it.each(['constructor', 'CreateOrderInformation.OrderDate.x', 'Navigation.constructor'])(
    'is not found by its path: %s',
    (path) => {
      expect(memberAt(order, path)).toBeUndefined()
    },
  )
})
