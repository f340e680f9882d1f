package dev.straightway.runtime.provider;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

import jakarta.annotation.Priority;
import jakarta.ws.rs.ConstrainedTo;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.RuntimeType;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.container.PreMatching;

/** Filters that do nothing, of every kind of binding and priority. */
final class Filters {

    private Filters() {
    }

    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    @interface Bound {
    }

    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    @interface Other {
    }

    static class Both implements ContainerRequestFilter, ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request) {
        }

        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        }
    }

    @Priority(100)
    static final class First extends Both {
    }

    @Priority(9000)
    static final class Last extends Both {
    }

    static final class Middle extends Both {
    }

    static final class SecondMiddle extends Both {
    }

    @Bound
    static final class BoundOnce extends Both {
    }

    @Bound
    @Other
    static final class BoundTwice extends Both {
    }

    @PreMatching
    static final class BeforeMatching implements ContainerRequestFilter {
        @Override
        public void filter(ContainerRequestContext request) {
        }
    }

    @ConstrainedTo(RuntimeType.CLIENT)
    static final class OfClients extends Both {
    }

    @ConstrainedTo(RuntimeType.SERVER)
    static final class OfServers extends Both {
    }
}
