import { expect, test } from 'vitest';
import { showable } from './letters';

test('what opens a seat, or is an address, is not in the file that is shown to others', () => {
  const invited = JSON.stringify({ type: 'invited', seat: 1, invitation: 'opens-the-seat' });
  expect(showable(invited)).toBe('{"type":"invited","seat":1,"invitation":"…"}');
  const reach = { type: 'reach', letters: true, mail: 'a@b.de', push_key: null, pushed: false };
  expect(showable(JSON.stringify(reach))).not.toContain('a@b.de');
});

test('all other messages stay as they came, byte for byte', () => {
  const update = '{"type":"update", "version":1,  "events":[]}';
  expect(showable(update)).toBe(update);
  expect(showable('not even JSON')).toBe('not even JSON');
  const reach = '{"type":"reach","letters":true,"mail":null}';
  expect(showable(reach)).toBe(reach);
});
