/**
 * Links of entities, by annotation: what {@code io.quarkus.resteasy.reactive.links} is to Quarkus REST, with the same names and
 * attributes.
 *
 * <pre>
 * &#64;GET
 * &#64;Path("{id}")
 * &#64;RestLink(rel = "self")
 * &#64;InjectRestLinks(RestLinkType.INSTANCE)
 * public Item getOne(int id) { &hellip; }
 * </pre>
 *
 * Applications import this package; it depends on nothing else of Straightway.
 */
package dev.straightway.links.rest;
