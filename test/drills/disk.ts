/** Small disks for drills: mounted in memory, which needs the right to mount. */
import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SIZE = 16 * 1024 * 1024

/** @throws Error in one sentence where this process may not mount */
export function mountDisk(folder: string): void {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    throw new Error('This drill mounts a small disk: run it as root, with the right to mount.')
  }
}

/** Lazily, because a process that used it may be about to end. */
export function unmountDisk(folder: string): void {
  execFileSync('umount', ['-l', folder], { stdio: 'ignore' })
}

export function makeReadOnly(folder: string, isReadOnly: boolean): void {
  execFileSync('mount', ['-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder])
}

/** Fills the disk to its last byte. */
export function fillDisk(folder: string): void {
  for (let size = SIZE; size >= 512; size /= 2) {
    try {
      writeFileSync(join(folder, `filler-${size}`), Buffer.alloc(size))
    } catch {
      // There is less room than this.
    }
  }
}

export function emptyDisk(folder: string): void {
  for (let size = SIZE; size >= 512; size /= 2) rmSync(join(folder, `filler-${size}`), { force: true })
}
