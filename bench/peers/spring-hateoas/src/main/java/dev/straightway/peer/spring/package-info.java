/**
 * The peer of the published experiment on links: Spring HATEOAS on Spring Boot and Tomcat.
 * <p>
 * Start at {@link dev.straightway.peer.spring.LinksController}.
 */
package dev.straightway.peer.spring;
