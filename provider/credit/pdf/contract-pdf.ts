/** A payment plan's contract as a PDF: the parties, the amount, its cost and the schedule of payments. */
import type { Long } from '../../../shared/domain/values/long.ts'
import { sum } from '../../../shared/domain/money/money.ts'
import type { Campaign } from '../../storage/credit/plans.ts'
import { monthsAfter } from '../plans/calendar.ts'
import { firstPayingMonth, monthlyAnnuity } from '../../../shared/domain/credit/payment-plan-annuity.rules.ts'
import { costsOf, type Installment, scheduleOf } from '../../../shared/domain/credit/payment-plan.rules.ts'
import { type Party, putHead, putHeading, putParties, putTerms, putText } from './letter.ts'
import { writePdf } from './pdf-writer.ts'
import { printAmount, printDate, printPercent } from './print.ts'
import { MARGIN, newSheet, RIGHT, type Sheet } from './sheet.ts'
import { type Column, putTable } from './table.ts'

/** The contents of a contract. */
export interface ContractDocument {
  ProviderPaymentPlanNr: Long
  /** Null while the plan is pending: then the document is an offer to sign. */
  ContractNumber: Long | null
  ClientPaymentPlanNr: string | null
  CustomerReference: string | null
  /** Minor units. */
  amount: Long
  /** ISO 4217. */
  currency: string
  campaign: Campaign
  SendAutomaticGiropaymentForm: boolean
  /** When the months begin to count, in milliseconds since 1970. */
  startsAt: number
  /** The end of an offer, in milliseconds since 1970. */
  lapsesAt: number
  seller: Omit<Party, 'role'>
  customer: Omit<Party, 'role'>
  coApplicant?: Omit<Party, 'role'> | undefined
}

const columns: readonly Column[] = [
  { title: 'No.', width: 32 },
  { title: 'Due date', width: 78 },
  { title: 'Interest', width: 74, figures: true },
  { title: 'Amortization', width: 84, figures: true },
  { title: 'Fees', width: 66, figures: true },
  { title: 'To pay', width: 80, figures: true },
  { title: 'Remaining debt', width: 81, figures: true },
]

export function contractPdf(contract: ContractDocument): Uint8Array {
  const { campaign, amount, ContractNumber, customer, coApplicant, seller } = contract
  const schedule = scheduleOf(campaign, amount)
  const title = ContractNumber === null ? 'Payment plan: offer' : 'Payment plan: contract'
  const sheet = newSheet()
  putHead(sheet, { sender: seller.name, title, facts: factsOf(contract) })
  putParties(sheet, [
    { role: 'Customer', ...customer },
    { role: 'Seller', ...seller },
    ...(coApplicant ? [{ role: 'Co-applicant', ...coApplicant }] : []),
  ])
  putHeading(sheet, campaign.Description)
  putTerms(sheet, termsOf(contract, schedule))
  putHeading(sheet, `Payments, in ${contract.currency}`)
  putTable(
    sheet,
    columns,
    schedule.map((installment) => cellsOf(installment, contract.startsAt)),
    footOf(schedule),
  )
  sheet.down(14)
  putConditions(sheet, contract)
  putSignatures(sheet, coApplicant ? ['Customer', 'Co-applicant'] : ['Customer'])
  const name = `${title} ${ContractNumber ?? contract.ProviderPaymentPlanNr}`
  return writePdf({ title: name, createdAt: contract.startsAt }, sheet.pages(`${seller.name} · ${name}`))
}

function factsOf(contract: ContractDocument): [string, string][] {
  const facts: [string, string | null][] = [
    ['Contract number', contract.ContractNumber === null ? null : String(contract.ContractNumber)],
    ['Payment plan number', String(contract.ProviderPaymentPlanNr)],
    ['Date', printDate(contract.startsAt)],
    ['Offer valid until', contract.ContractNumber === null ? printDate(contract.lapsesAt) : null],
    ["Seller's number", contract.ClientPaymentPlanNr],
    ['Reference', contract.CustomerReference],
  ]
  return facts.flatMap(([name, value]) => (value ? [[name, value]] : []))
}

function termsOf(
  { campaign, amount, currency }: ContractDocument,
  schedule: Installment[],
): [string, string][] {
  const { totalPayable, costOfCredit, EffectiveInterestRatePercent } = costsOf(amount, schedule)
  const money = (value: Long) => `${printAmount(value)} ${currency}`
  return [
    ['Amount of credit', money(amount)],
    ['Monthly annuity', money(monthlyAnnuity(campaign, amount))],
    ['Total cost of credit', money(costOfCredit)],
    ['Total amount payable', money(totalPayable)],
    ['Effective annual interest', printPercent(EffectiveInterestRatePercent)],
    ['Campaign code', String(campaign.CampainCode)],
    ['Nominal annual interest', printPercent(campaign.InterestRatePercent)],
    ['Length in months', String(campaign.ContractLengthInMonths)],
    ['Interest-free months', String(campaign.NrOfInterestFreeMonths)],
    ['Payment-free months', String(campaign.NrOfPaymentFreeMonths)],
    ['Initial fee', money(campaign.InitialFee)],
    ['Notification fee', money(campaign.NotificationFee)],
  ]
}

function cellsOf(installment: Installment, startsAt: number): string[] {
  const { month, interest, amortization, fee, payment, remaining } = installment
  const amounts = [interest, amortization, fee, payment, remaining].map(printAmount)
  return [String(month), printDate(monthsAfter(startsAt, month)), ...amounts]
}

function footOf(schedule: readonly Installment[]): string[] {
  const total = (member: 'interest' | 'amortization' | 'fee' | 'payment') =>
    printAmount(sum(schedule.map((installment) => installment[member])))
  return ['Total', '', total('interest'), total('amortization'), total('fee'), total('payment'), '']
}

function putConditions(sheet: Sheet, { campaign, SendAutomaticGiropaymentForm }: ContractDocument): void {
  putText(
    sheet,
    'The initial fee is paid with the first payment and the notification fee with each. Interest accrues ' +
      'monthly, a twelfth of the nominal annual interest on the remaining debt. The effective annual interest ' +
      'is that of directive 2008/48/EC: it counts interest and all fees. The last payment takes what rounding ' +
      'has left.',
  )
  if (campaign.NrOfPaymentFreeMonths > 0) {
    putText(sheet, `Nothing is paid before month ${firstPayingMonth(campaign)}.`)
  }
  if (SendAutomaticGiropaymentForm) putText(sheet, 'A giro payment form is sent with each payment.')
}

function putSignatures(sheet: Sheet, roles: readonly string[]): void {
  sheet.need(90)
  sheet.down(50)
  const width = (RIGHT - MARGIN) / 2
  for (const [index, role] of roles.entries()) {
    const left = MARGIN + index * width
    sheet.rule(left, left + width - 20)
    sheet.down(16)
    sheet.write(left, `Place, date and signature: ${role.toLowerCase()}`, { size: 8, grey: true })
    sheet.back(sheet.mark() + 16)
  }
}
