/** Links to documents. Anyone with a link can read the document, so its token cannot be guessed. */
import type { Long } from '../../../shared/domain/values/long.ts'
import { type PdfKind, pdfKinds, tokenOf } from '../../storage/credit/pdf-links.ts'
import type { CreditContext } from '../credit-handler.ts'

/** Lower case: paths match without regard to case. */
const TOKEN = /^[0-9a-f]{32}$/

/** The absolute link to a document, the same each time. */
export function pdfLink(
  { db, merchant, origin }: Pick<CreditContext, 'db' | 'merchant' | 'origin'>,
  kind: PdfKind,
  id: Long,
): string {
  return `${origin}/pdf/${kind}/${merchant.MerchantId}/${tokenOf(db, kind, id)}`
}

export function isPdfKind(text: string): text is PdfKind {
  return (pdfKinds as readonly string[]).includes(text)
}

export function isToken(text: string): boolean {
  return TOKEN.test(text)
}
