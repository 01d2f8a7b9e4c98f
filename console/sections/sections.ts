/** The sections of the console, in the order of the page. */
import './orders.ts'
import './other-lists.ts'
import './clock.ts'
import './snapshots.ts'
import './faults.ts'
import './tasks.ts'
import './callbacks.ts'
import './reports.ts'
import './persons.ts'
import './requests.ts'
import './worlds.ts'

export interface Section {
  /** What the address has after `#`. */
  path: string
  label: string
  tag: string
}

export const sections: readonly Section[] = [
  { path: 'requests', label: 'Requests', tag: 'section-requests' },
  { path: 'orders', label: 'Orders', tag: 'section-orders' },
  { path: 'credit-orders', label: 'Credit orders', tag: 'section-credit-orders' },
  { path: 'invoices', label: 'Invoices', tag: 'section-invoices' },
  { path: 'plans', label: 'Payment plans', tag: 'section-plans' },
  { path: 'customers', label: 'Customers', tag: 'section-customers' },
  { path: 'clock', label: 'Clock', tag: 'section-clock' },
  { path: 'worlds', label: 'Worlds', tag: 'section-worlds' },
  { path: 'snapshots', label: 'Snapshots', tag: 'section-snapshots' },
  { path: 'faults', label: 'Faults', tag: 'section-faults' },
  { path: 'tasks', label: 'Tasks', tag: 'section-tasks' },
  { path: 'callbacks', label: 'Callbacks', tag: 'section-callbacks' },
  { path: 'reports', label: 'Days of reports', tag: 'section-reports' },
  { path: 'persons', label: 'Persons and keys', tag: 'section-persons' },
]
