package io.quarkus.sample;

import io.quarkus.security.spi.runtime.AuthorizationController;

/** Says whether anything is checked, in place of Quarkus. */
public class OwnController extends AuthorizationController {
}
