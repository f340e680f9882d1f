package dev.straightway.runtime.http.secure;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;

import dev.straightway.runtime.links.LinkAccess;
import io.quarkus.security.identity.CurrentIdentityAssociation;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.spi.runtime.AuthorizationController;
import io.quarkus.security.spi.runtime.MethodDescription;
import io.quarkus.security.spi.runtime.SecurityCheck;
import io.quarkus.security.spi.runtime.SecurityCheckStorage;

/**
 * Asks the checks that Quarkus Security has found for methods whether the current user would pass them. Without a security
 * extension everybody does.
 * <p>
 * A check that wants the arguments of the call is taken to be passed by every authenticated user. Permissions by path and
 * policies by name aren't asked.
 */
@Singleton
public class CallerAccess implements LinkAccess {

    private static final Object[] NO_ARGUMENTS = null;

    private final Instance<SecurityCheckStorage> checks;
    private final Instance<AuthorizationController> controller;
    private final Instance<CurrentIdentityAssociation> current;
    private final Map<String, List<Asked>> known = new ConcurrentHashMap<>();

    /** A check, and the method that it is for. */
    private record Asked(SecurityCheck check, MethodDescription method) {
    }

    @Inject
    CallerAccess(Instance<SecurityCheckStorage> checks, Instance<AuthorizationController> controller,
            Instance<CurrentIdentityAssociation> current) {
        this.checks = checks;
        this.controller = controller;
        this.current = current;
    }

    @Override
    public boolean allows(String methods) {
        if (!checks.isResolvable() || !controller.get().isAuthorizationEnabled()) {
            return true;
        }
        return known.computeIfAbsent(methods, this::found).stream().allMatch(this::passes);
    }

    private boolean passes(Asked asked) {
        if (asked.check.isPermitAll()) {
            return true;
        }
        SecurityIdentity identity = current.get().getIdentity();
        if (asked.check.requiresMethodArguments()) {
            return !identity.isAnonymous();
        }
        try {
            asked.check.apply(identity, asked.method, NO_ARGUMENTS);
            return true;
        } catch (SecurityException refused) {
            return false;
        }
    }

    private List<Asked> found(String methods) {
        return Stream.of(methods.split(" ")).flatMap(step -> check(step).stream()).toList();
    }

    /** The method that is called decides before the one that has its annotations, and both before the default. */
    private Optional<Asked> check(String step) {
        List<MethodDescription> declared = Stream.of(step.split("\\|")).map(CallerAccess::description).toList();
        SecurityCheckStorage storage = checks.get();
        return declared.stream().map(storage::getSecurityCheck).filter(check -> check != null).findFirst()
                .or(() -> Optional.ofNullable(storage.getDefaultSecurityCheck()))
                .map(check -> new Asked(check, declared.get(0)));
    }

    private static MethodDescription description(String method) {
        int name = method.indexOf('#');
        int parameters = method.indexOf('(', name);
        String types = method.substring(parameters + 1, method.length() - 1);
        return new MethodDescription(method.substring(0, name), method.substring(name + 1, parameters),
                types.isEmpty() ? new String[0] : types.split(","));
    }
}
