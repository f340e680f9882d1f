package dev.straightway.runtime.invocation;

/** Gives the instance of a resource class that serves a request, according to the scope of the bean. */
public abstract class Instances {

    /**
     * @param exchange the request; it releases at its end what was made for it alone
     * @return the instance, or the client proxy of a normal scoped bean; never {@code null}
     * @throws Throwable what its constructor or a conversion of one of its parameters threw
     */
    public abstract Object get(Exchange exchange) throws Throwable;
}
