/** Names of {@code quarkus-rest-links} that REST Data needs in the build, and not its classes (ADR 27). */
package io.quarkus.resteasy.reactive.links;
