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
 * An implementation can be injected wherever a bean can. This is what applications import; it sees nothing else of Straightway.
 */
package dev.straightway.links;
