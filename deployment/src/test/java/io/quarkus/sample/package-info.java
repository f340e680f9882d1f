/** An application in a package of Quarkus, as many examples are. */
package io.quarkus.sample;
