/**
 * Links to resource methods, checked and written at build time.
 *
 * <pre>
 * &#64;LinksTo(ItemResource.class)
 * interface ItemLinks {
 *     URI getOne(int id);
 * }
 * </pre>
 *
 * An implementation can be injected wherever a bean can. Applications import this package; it depends on nothing else of
 * Straightway.
 */
package dev.straightway.links;
