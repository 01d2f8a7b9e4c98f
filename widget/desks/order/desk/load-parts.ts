/** The parts of an order's desk that load after the order is shown, with their words. */
import { loadLaterWords } from '../../../locales/languages.ts'
import type { LifeParts } from './order-page.ts'

/** The styles of the desk, to which its parts add their own. */
type Root = HTMLElement | DocumentFragment

/** History, live line, the list of actions and the view of the rows. */
export async function loadExtras(root: Root) {
  const parts = await import('./extra-parts.ts')
  parts.adoptLaterStyles(root)
  await parts.loadExtraElements()
  return parts
}

/** The code that changes an order. */
export async function loadEditing(root: Root) {
  const [parts] = await Promise.all([import('./edit-parts.ts'), loadLaterWords('rows')])
  parts.adoptLaterStyles(root)
  await parts.loadEditElements()
  return parts
}

/** Deliveries, cancellations and credits: they share the review and the write with the parts that edit. */
export async function loadLife(root: Root): Promise<LifeParts> {
  const [parts] = await Promise.all([import('./life-parts.ts'), loadLaterWords('rows')])
  parts.adoptLaterStyles(root)
  await parts.loadLifeElements()
  return parts.lifeParts
}
