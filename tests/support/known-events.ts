export { knownEvents } from '#app/events.ts';
