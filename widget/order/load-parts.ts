/** The parts of an order's desk that load after the order is shown, with their words. */
import { editWords, loadLaterWords } from '../locales/languages.ts'
import type { LifeParts } from './life-parts.ts'

/** History, live line, the list of actions and the view of the rows. @param root of the desk, which gets their styles */
export async function loadExtras(root: HTMLElement | DocumentFragment) {
  const parts = await import('./extra-parts.ts')
  parts.adoptLaterStyles(root)
  await parts.defineExtraElements()
  return parts
}

/** What changes an order. */
export async function loadEditing() {
  const [parts] = await Promise.all([import('./edit-parts.ts'), loadLaterWords(editWords)])
  await parts.defineEditElements()
  return parts
}

/** Deliveries, cancellations and credits: they have one review and one write with the parts that edit. */
export async function loadLife(): Promise<LifeParts> {
  const [parts] = await Promise.all([import('./life-parts.ts'), loadLaterWords(editWords)])
  await parts.defineLifeElements()
  return parts.lifeParts
}
