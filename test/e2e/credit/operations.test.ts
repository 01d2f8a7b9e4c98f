/** Each of the twenty-four operations of the SOAP service, used through the desk against the real edge and provider. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testPersons } from '../../../shared/test-persons.ts'
import {
  type CreditWriteName,
  isCreditWrite,
  type SoapInput,
  type SoapName,
  soapNames,
} from '../../../shared/wire/operations.ts'
import { CreditPage } from '../../support/credit-page.ts'
import { createCreditOrder, type CreditWorld, startCreditWorld } from '../../support/credit-world.ts'
import { creditWrites } from '../../support/credit-writes.ts'
import { PlainForms } from '../../support/plain-forms.ts'
import { soapAtProvider } from '../../support/soap-calls.ts'

type ReadName = Exclude<SoapName, CreditWriteName>

let world: CreditWorld
let desk: CreditPage
let forms: PlainForms

beforeAll(async () => {
  world = await startCreditWorld()
  desk = await CreditPage.open(world)
  forms = new PlainForms(desk)
})
afterAll(() => world.stop())
beforeEach(() => desk.show())

const { tess } = testPersons
const person = { CountryCode: 'SE', SecurityNumber: tess.NationalId, IsCompany: false }

/** A payment plan of 500,00 in campaign 200003, and the number of its contract once it is approved. */
async function plan() {
  const made = await creditWrites.ApprovePaymentPlan(world.stack.addresses)
  const { ProviderPaymentPlanNr } = made.input
  const approve = () => soapAtProvider(world.stack.addresses, 'ApprovePaymentPlan', { ProviderPaymentPlanNr })
  return { ProviderPaymentPlanNr, approve }
}

interface Read<Name extends ReadName> {
  input: SoapInput<Name>
  /** What the answer shows. */
  expected: unknown
}

/** What each operation that reads is asked, and what it answers. One that is missing does not compile. */
const reads: { [Name in ReadName]: () => Promise<Read<Name>> } = {
  Ping: async () => ({ input: undefined, expected: expect.any(String) }),
  GetOrders: async () => {
    const ProviderOrderNr = await createCreditOrder(world.stack.addresses)
    return {
      input: { ProviderOrderNr, ProviderOrderNrIncluded: true, ClientOrderNrIncluded: false },
      expected: { Orders: [{ ProviderOrderNr, IsActive: true }] },
    }
  },
  // 1000,00 is below what anybody may have; the answer has no member of its own.
  CheckInternalScoring: async () => ({
    input: { ...person, Amount: '1000' },
    expected: { Accepted: true },
  }),
  GetPaymentPlanStatus: async () => {
    const { ProviderPaymentPlanNr } = await plan()
    return { input: { ProviderPaymentPlanNr }, expected: { Status: 'Pending', CampainCode: 200_003 } }
  },
  GetPaymentPlanOptions: async () => ({
    input: { Amount: '12000' },
    expected: { Amount: '12000', PaymentPlanOptions: expect.arrayContaining([expect.anything()]) },
  }),
  GetContractPdf: async () => {
    const { ProviderPaymentPlanNr, approve } = await plan()
    await approve()
    return { input: { ProviderPaymentPlanNr }, expected: contract }
  },
  GetContractPdfEu: async () => {
    const { approve } = await plan()
    const { ContractNumber } = await approve()
    return { input: { ContractNumber }, expected: contract }
  },
  GetAddresses: async () => ({
    input: person,
    // The desk masks the id in what it shows.
    expected: { Addresses: [{ SecurityNumber: '19851332-••••' }, { SecurityNumber: '19851332-••••' }] },
  }),
  GetAddressesEu: async () => ({
    input: {
      GetAddressesInformation: {
        CustomerType: 'Individual',
        CountryCode: 'SE',
        NationalIdNumber: tess.NationalId,
      },
    },
    expected: { GetAddressesResult: { Addresses: [{}, {}] } },
  }),
  GetPaymentPlanParams: async () => ({
    input: {},
    expected: { CampainCodes: expect.arrayContaining([expect.objectContaining({ CampainCode: 200_003 })]) },
  }),
  GetPaymentPlanParamsEu: async () => ({
    input: {},
    expected: { CampaignCodes: expect.arrayContaining([expect.objectContaining({ CampaignCode: 200_003 })]) },
  }),
  GetAccountCreditParamsEu: async () => ({
    input: {},
    expected: { AccountCreditCampaignCodes: expect.arrayContaining([expect.anything()]) },
  }),
}

/** A PDF, of which the desk shows the beginning: base64 of `%PDF-`. */
const contract = {
  FileBinaryDataBase64: expect.stringMatching(/^JVBERi0\S*… \([\d,]+ characters\)$/),
  FileLengthInBytes: expect.any(Number),
}

/** Nothing was complained of. */
async function expectQuiet(): Promise<void> {
  expect(desk.said).toEqual([])
  expect(await desk.violations()).toEqual([])
}

describe('an operation that reads', () => {
  const names = soapNames.filter((name): name is ReadName => !isCreditWrite(name))
  it.each(names)('%s answers through its plain form', async (name) => {
    const { input, expected } = await reads[name]()
    await forms.fill(name, input as never)
    expect({ answer: await forms.send() }).toMatchObject({ answer: expected })
    await expectQuiet()
  })
})

describe('an operation that changes something', () => {
  it.each(soapNames.filter(isCreditWrite))('%s is done once through its plain form', async (name) => {
    const { input, timesDone } = await creditWrites[name](world.stack.addresses)
    await forms.fill(name, input as never)
    expect(await forms.send()).toMatchObject({ Accepted: true })
    // What nothing at the provider shows is done if it is answered.
    expect((await timesDone?.()) ?? 1).toBe(1)
    await expectQuiet()
  })
})

it('sends no national id but in the body of a request', async () => {
  const { input } = await reads.GetAddresses()
  await forms.fill('GetAddresses', input)
  await forms.send()
  expect(desk.requests.join('\n')).not.toContain(tess.NationalId)
  expect(await desk.page.content()).not.toContain(tess.NationalId)
})
