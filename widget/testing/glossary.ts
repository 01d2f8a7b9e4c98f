/**
 * The terms of the domain, in the words of every language: the table of `docs/glossary.md`, and the words that it
 * forbids.
 */
import type { Words } from '../locales/en.ts'
import type { Language } from '../locales/languages.ts'
import { everyLanguage } from './every-language.ts'
import type { Term } from './term-values.ts'
import { call } from './word-texts.ts'

/** Each term with the word that names it alone, and the value if the word is one of a list. */
const glossary: readonly [term: string, word: Term, value?: string][] = [
  ['Order', 'order'],
  ['Row of an order', 'rowId'],
  ['Article', 'article'],
  ['Article number', 'articleNumber'],
  ['Quantity', 'quantityLong'],
  ['Unit', 'unit'],
  ['Unit price', 'unitPriceShort'],
  ['Discount', 'discount'],
  ['VAT', 'vat'],
  ['VAT rate', 'rate'],
  ['Amount without VAT', 'netAmount'],
  ['Amount with VAT', 'grossAmount'],
  ['Order amount', 'orderAmount'],
  ['Total', 'total'],
  ['Currency', 'reportColumn', 'currency'],
  ['Customer', 'customer'],
  ['Private person', 'person'],
  ['Company', 'company'],
  ['Personal number', 'personalNumber'],
  ['Organization number', 'organizationNumber'],
  ['Billing address', 'billingAddress'],
  ['Shipping address', 'shippingAddress'],
  ['Reference', 'referenceWords', 'Undefined'],
  ['Payment type', 'paymentType'],
  ['Invoice', 'invoice'],
  ['Invoice number', 'creditActFact', 'InvoiceNumber'],
  ['Account credit', 'paymentTypeWords', 'AccountCredit'],
  ['Payment plan, as a payment type', 'paymentTypeWords', 'PaymentPlan'],
  ['Payment plans', 'creditTask', 'plans'],
  ['Campaigns', 'creditTask', 'campaigns'],
  ['Interest a year', 'creditPlanInterest'],
  ['Due', 'dueDate'],
  ['Overdue', 'deliveryStatusWords', 'Overdue'],
  ['Reminder', 'reportFeeType', 'Reminder'],
  ['Debt collection', 'deliveryStatusWords', 'DebtCollection'],
  ['To deliver', 'lifeDo', 'deliver'],
  ['Delivered', 'orderStatus', 'Delivered'],
  ['To cancel an order or rows', 'openCancel'],
  ['Cancelled', 'orderStatus', 'Cancelled'],
  ['To leave a dialog', 'cancel'],
  ['To credit', 'lifeDo', 'credit'],
  ['Credit', 'credit'],
  ['Credited', 'credited'],
  ['Number of a credit note', 'creditActFact', 'CreditNumber'],
  ['Credit check', 'creditCheckShort'],
  ['Orders on credit', 'desksName', 'credit'],
  ['Expires', 'expires'],
  ['Expired', 'orderStatus', 'Expired'],
  ['To extend', 'extend'],
  ['Payouts', 'desksName', 'reports'],
  ['Paid out', 'payoutTerm', 'providerPaidAmountIncludingWithholding'],
  ['Provider’s order number', 'reportColumn', 'providerOrderNo'],
  ['Reports of the provider’s clients', 'payoutClients'],
  ['Kind of row in a report', 'reportColumn', 'rowType'],
  ['Fee', 'payoutFee'],
  ['Fee paid back to the merchant', 'reportFeeType', 'Kickback'],
  ['Opening debt', 'payoutTerm', 'openingBalanceDebt'],
  ['Closing debt', 'payoutTerm', 'closingBalanceDebt'],
  ['Balances', 'payoutVerdict', 'balances'],
  ['Closing of the day', 'stepName', 'closed'],
  ['Voucher', 'voucher'],
  ['Debit', 'voucherDebit'],
  ['Credit, in books', 'voucherCredit'],
  ['Reason', 'whyReason'],
  ['Note for colleagues', 'whyNote'],
  ['Conflict', 'rowConflict'],
  ['To review', 'review'],
  ['To save changes', 'saveChanges'],
  ['History', 'rowHistory'],
  ['Metadata', 'metadata'],
]

/** A word as a term: without its ellipsis, which only says that a dialog opens, and without places to break it. */
function inWords(words: Words, term: Term, value?: string): string {
  const text = value === undefined ? (words[term] as string) : call(words, term, value)
  return text.replace(/…$/, '').replaceAll('\u00ad', '')
}

/** The terms of a language, in the order of the table. */
export function termsOf(words: Words): string[] {
  return glossary.map(([, term, value]) => inWords(words, term, value))
}

/** The table, as the page must show it. */
export function glossaryTable(): string {
  const columns = everyLanguage.map(termsOf)
  const rows = glossary.map(([term], row) => [term, ...columns.map((column) => column[row])])
  const head = ['Term', ...everyLanguage.map(({ $name }) => $name)]
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

export interface Rival {
  language: Language
  /** The word that the glossary has, or its stem. */
  word: string
  /** Other words for the same. */
  others: RegExp
  /** The terms that mean something else by it. */
  except?: RegExp
}

/** Xero's name for its VAT and other taxes is "tax rate". */
const taxOfXero = /^takeTaxRate/

/** Other words for a term than the one that a language uses. */
export const rivals: readonly Rival[] = [
  { language: 'en', word: 'VAT', others: /\btax/i, except: taxOfXero },
  { language: 'en', word: 'Organization', others: /organis/i },
  { language: 'en', word: 'Customer', others: /\b(?:buyer|consumer|purchaser)/i },
  { language: 'en', word: 'Payout', others: /settlement|disbursement/i },

  { language: 'sv', word: 'Order', others: /beställning/i },
  { language: 'sv', word: 'Makulera', others: /annuller|avbeställ/i },
  { language: 'sv', word: 'Betaltjänst', others: /leverantör/i },
  { language: 'sv', word: 'Styckpris', others: /enhetspris|[àa]-pris/i },
  { language: 'sv', word: 'Moms', others: /mervärdes/i },
  { language: 'sv', word: 'Delbetalning', others: /avbetalning/i },
  { language: 'sv', word: 'Kreditfaktura', others: /kreditnota|tillgodo/i },
  // "Kredit" is what a customer buys on, and the side of an account.
  { language: 'sv', word: 'Kreditering', others: /^Kredit(?:,|$)/, except: /^voucherCredit/ },
  { language: 'sv', word: 'Avgift', others: /arvode|provision/i },
  { language: 'sv', word: 'Personnummer', others: /personbeteckning/i },

  { language: 'no', word: 'Ordre', others: /bestilling/i },
  { language: 'no', word: 'Kanseller', others: /annuller|avbestill/i },
  { language: 'no', word: 'Betalingstjeneste', others: /leverandør/i },
  { language: 'no', word: 'Enhetspris', others: /stykkpris/i },
  { language: 'no', word: 'Mva.', others: /merverdi|\bmoms\b/i },
  { language: 'no', word: 'Delbetaling', others: /avbetaling|nedbetaling/i },
  { language: 'no', word: 'Kreditnota', others: /kreditfaktura/i },
  { language: 'no', word: 'Gebyr', others: /\bavgift/i, except: taxOfXero },
  { language: 'no', word: 'Fødselsnummer', others: /personnummer/i },
  { language: 'no', word: 'Purring', others: /påminnelse/i },

  { language: 'da', word: 'Ordre', others: /bestilling/i },
  { language: 'da', word: 'Annuller', others: /aflys|afbestil|kanceller/i },
  { language: 'da', word: 'Udbyder', others: /leverandør/i },
  { language: 'da', word: 'Enhedspris', others: /stykpris/i },
  { language: 'da', word: 'Moms', others: /merværdi/i },
  { language: 'da', word: 'Delbetaling', others: /afbetaling|ratebetaling/i },
  { language: 'da', word: 'Kreditnota', others: /kreditfaktura/i },
  { language: 'da', word: 'Gebyr', others: /\bafgift/i, except: taxOfXero },
  { language: 'da', word: 'CPR-nummer', others: /personnummer/i },
  { language: 'da', word: 'Rykker', others: /påmindelse/i },

  { language: 'fi', word: 'Peru', others: /mitätö/i },
  { language: 'fi', word: 'Maksupalvelu', others: /palveluntarjoaj/i },
  { language: 'fi', word: 'Yksikköhinta', others: /kappalehinta|à-hinta/i },
  { language: 'fi', word: 'ALV', others: /arvonlisä/i },
  { language: 'fi', word: 'Osamaksu', others: /erämaksu/i },
  { language: 'fi', word: 'Hyvityslasku', others: /kreditnota|kreditlasku/i },
  { language: 'fi', word: 'Palkkionpalautus', others: /\bpalautu(?:s|kse)|kickback/i },
  { language: 'fi', word: 'Henkilötunnus', others: /\bhetu|\bsotu/i },
  { language: 'fi', word: 'Tility', others: /maksatu/i },

  { language: 'de', word: 'Bestellung', others: /auftr[aä]g/i },
  { language: 'de', word: 'Stornier', others: /annull/i },
  { language: 'de', word: 'Zahlungsanbieter', others: /dienstleister/i },
  { language: 'de', word: 'Einzelpreis', others: /stückpreis/i },
  { language: 'de', word: 'Rabatt', others: /nachlass|\bskonto/i },
  {
    language: 'de',
    word: 'MwSt.',
    others: /\bUSt\b|Umsatzsteuer|Mehrwertsteuer|\bSteuer\b|Steuers[aä]tz/i,
    except: taxOfXero,
  },
  { language: 'de', word: 'Ratenpl', others: /zahlungsplan|teilzahlung/i },
  { language: 'de', word: 'Kreditkonto', others: /kontokredit/i },
  { language: 'de', word: 'Gutschrift', others: /kreditnote|stornorechnung/i },
  { language: 'de', word: 'Gebühr', others: /entgelt/i },
  { language: 'de', word: 'Unternehmensnummer', others: /organisationsnummer/i },
  { language: 'de', word: 'Mahnung', others: /erinnerung/i },

  {
    language: 'nl',
    word: 'Bestelling',
    others: /\borders?\b|kredietorder/i,
    // Texts for the page's developer use their own names.
    except: /^(?:setup|takeExpected)/,
  },
  { language: 'nl', word: 'Annuleren', others: /storner/i },
  { language: 'nl', word: 'Betaaldienst', others: /aanbieder|\bprovider/i },
  { language: 'nl', word: 'Stukprijs', others: /eenheidsprijs/i },
  { language: 'nl', word: 'Btw', others: /omzetbelasting/i },
  { language: 'nl', word: 'Betaalplan', others: /afbetaling/i },
  { language: 'nl', word: 'Creditfactuur', others: /creditnota/i },
  { language: 'nl', word: 'Regel', others: /\brij(?:en)?\b/i },
  { language: 'nl', word: 'Herinnering', others: /aanman|aangemaand/i },
]
