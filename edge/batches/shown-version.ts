/**
 * The version of a batch as a page is told it. A restore takes batches back to what a backup has, so each epoch of the state
 * has versions of its own, above all earlier ones: a page that followed a batch before sees every order anew. Pure.
 */
import type { StateView } from '../state/state-view.ts'

/** More than a batch ever has in one epoch. */
export const VERSIONS_PER_EPOCH = 1_000_000_000

type Epoch = Pick<StateView, 'epoch'>

export function shownVersion(version: number, { epoch }: Epoch): number {
  return (epoch - 1) * VERSIONS_PER_EPOCH + version
}

/** @returns the stored version for one that was told; 0 for one of an earlier epoch */
export function storedVersion(shown: number, { epoch }: Epoch): number {
  return Math.max(0, shown - (epoch - 1) * VERSIONS_PER_EPOCH)
}
