package dev.straightway.peer.jersey2;

import javax.ws.rs.container.ContainerRequestContext;

import org.glassfish.jersey.process.Inflector;

/** The handler of a resource without a class. */
final class Greeting implements Inflector<ContainerRequestContext, Object> {

    @Override
    public Object apply(ContainerRequestContext request) {
        return "Hello, world!";
    }
}
