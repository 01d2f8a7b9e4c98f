import { css } from 'lit'

/** Where there is no room for a table, an order is a card of two lines: number, status and amount; customer or what is delivered, and a time. */
export const ordersCardStyles = css`
  @media not print {
    @container (width < 700px) {
      .rows > tbody > tr:not(.gap) {
        position: relative;
        display: flex;
        flex-wrap: wrap;
        align-content: center;
        align-items: center;
        gap: 2px 8px;
        block-size: 64px;
        padding-inline: 8px;
        border-block-end: 1px solid var(--_line);
      }
      .rows > tbody > tr:has(> .select) {
        padding-inline-start: 48px;
      }
      .rows > tbody > tr > td {
        display: none;
        block-size: auto;
        padding: 0;
        border: none;
        background: none;
        line-height: 24px;
      }
      .rows
        > tbody
        > tr
        > :is(
          .select,
          .of-number,
          .of-id,
          .of-status,
          .of-amount,
          .of-customer,
          .of-createdAt,
          .of-delivered,
          .of-seenAt,
          .of-expiresAt
        ):has(> *) {
        display: block;
      }
      /* There is room for two: when it ends is left out first. */
      .rows > tbody > tr > .of-createdAt ~ .of-expiresAt,
      .rows > tbody > tr:has(> .of-delivered > *):has(> .of-seenAt > *) > .of-expiresAt {
        display: none;
      }
      .rows > tbody > tr > :is(.of-delivered, .of-seenAt, .of-expiresAt)::before {
        content: attr(data-label) ' ';
      }
      .rows > tbody > tr > .of-number ~ .of-id {
        display: none;
      }
      .rows > tbody > tr > td.select {
        position: absolute;
        inset-block: 10px auto;
        inset-inline-start: 0;
        inline-size: 44px;
        padding: 0;
      }
      /* A finger hits 44 px, and beside them it opens the order. */
      .select > label {
        display: flex;
        align-items: center;
        min-block-size: 44px;
      }
      .select input {
        flex: none;
        inline-size: 20px;
        min-block-size: 20px;
        margin: 12px;
      }
      /* Of the head only the choice of all is seen. */
      .rows > thead:has(.select) {
        position: static;
        display: block;
        inline-size: auto;
        block-size: auto;
        overflow: visible;
        clip-path: none;
      }
      .rows > thead:has(.select) > tr {
        position: relative;
        display: block;
      }
      .rows > thead:has(.select) > tr > th:not(.select) {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        padding: 0;
        overflow: hidden;
        clip-path: inset(50%);
      }
      .rows > thead > tr > .select {
        position: static;
        display: block;
        inline-size: auto;
        padding: 0;
        color: inherit;
        font-size: inherit;
      }
      .rows > thead > tr > .select > label > span {
        position: static;
        inline-size: auto;
        block-size: auto;
        clip-path: none;
      }
      .on-card {
        display: inline;
      }
      .of-status > .chip {
        display: inline-block;
        max-inline-size: 100%;
        overflow: hidden;
        line-height: 1.5;
        text-overflow: ellipsis;
        vertical-align: middle;
      }
      .of-status > .chip > .icon {
        margin-inline-end: 4px;
        vertical-align: -2px;
      }
      .rows > tbody > tr > .of-amount {
        order: 3;
        min-inline-size: max-content;
        font-weight: 600;
      }
      .rows > tbody > tr > :is(.of-number, .of-id) {
        order: 1;
        flex: 0 1 auto;
        font-weight: 600;
      }
      .rows > tbody > tr > .of-status {
        order: 2;
        flex: 1 1 0;
        min-inline-size: 0;
        text-align: end;
      }
      /* Starts the second line. */
      .rows > tbody > tr:not(.gap)::after {
        content: '';
        order: 4;
        inline-size: 100%;
      }
      .rows > tbody > tr > :is(.of-customer, .of-delivered, .of-seenAt) {
        order: 5;
        flex: 1 1 0;
      }
      .rows > tbody > tr > :is(.of-delivered, .of-seenAt) {
        min-inline-size: 0;
        color: var(--_muted);
        text-align: start;
      }
      .rows > tbody > tr > :is(.of-delivered, .of-seenAt, .of-expiresAt) {
        font-size: 0.857em;
      }
      .rows > tbody > tr > :is(.of-createdAt, .of-expiresAt) {
        order: 6;
        margin-inline-start: auto;
        min-inline-size: max-content;
        color: var(--_muted);
      }
      .rows > tbody > tr[aria-selected='true'] {
        background: var(--_highlight);
        box-shadow: inset 3px 0 var(--_accent);
      }
      :host(:dir(rtl)) .rows > tbody > tr[aria-selected='true'] {
        box-shadow: inset -3px 0 var(--_accent);
      }
      .rows > tbody > tr[aria-selected='true'] > td {
        background: none;
        box-shadow: none;
      }
      .selection-bar {
        margin-inline: calc(-1 * var(--_space));
      }
      .selection-bar > p {
        flex: 1;
      }
      .selection-bar > .acts {
        flex-basis: 100%;
      }
      .acts > button {
        flex: 1 1 auto;
      }
      .acts > button {
        min-block-size: 44px;
      }
      .note {
        flex-wrap: wrap;
      }
      .note > div {
        flex: 1 1 240px;
      }
    }
  }
`
