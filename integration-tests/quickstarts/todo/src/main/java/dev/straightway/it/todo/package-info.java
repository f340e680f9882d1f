/**
 * A todo service with Hibernate ORM, as a quickstart is written: resources, a repository, a service, entities and records.
 * <p>
 * Nothing in it is written for the proof; {@code verdicts.txt} of its tests says what the proof makes of it. Start at
 * {@link dev.straightway.it.todo.TodoResource}.
 */
package dev.straightway.it.todo;
