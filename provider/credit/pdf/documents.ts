/** The documents behind links. They are not stored, but generated each time. */
import type { Long } from '../../../shared/domain/values/long.ts'
import type { CreditContext } from '../credit-handler.ts'
import { contractDocument } from '../plans/contract-document.ts'
import { contractAt } from '../plans/plan-state.ts'
import { findPlan } from '../../storage/credit/plans.ts'
import { contractPdf } from './contract-pdf.ts'
import { loadInvoiceDocument } from './invoice-document.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { documentOfToken, type PdfKind } from '../../storage/credit/pdf-links.ts'

export type DocumentContext = Pick<CreditContext, 'db' | 'merchant' | 'now' | 'catalog'>

export interface LinkedPdf {
  /** The file name for viewers. */
  fileName: string
  file: Uint8Array
}

const makers: Record<PdfKind, (context: DocumentContext, id: Long) => Uint8Array | undefined> = {
  contract({ db, merchant, now }, id) {
    const plan = findPlan(db, id)
    // The link ends when GetContractPdf no longer returns the contract.
    if (!plan || contractAt(plan, now) !== 'Readable') return undefined
    return contractPdf(contractDocument(plan, merchant))
  },
  invoice(context, id) {
    const invoice = loadInvoiceDocument(context, id)
    return invoice && invoicePdf(invoice)
  },
}

/** The document behind a link; undefined if the link is unknown or its document can no longer be read. */
export function readLinkedPdf(context: DocumentContext, kind: PdfKind, token: string): LinkedPdf | undefined {
  const id = documentOfToken(context.db, kind, token)
  const file = id === undefined ? undefined : makers[kind](context, id)
  return file && { fileName: `${kind}-${id}.pdf`, file }
}
