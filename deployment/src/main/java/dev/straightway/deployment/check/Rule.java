package dev.straightway.deployment.check;

import dev.straightway.deployment.model.RestApplication;

/** One thing that must hold of an application. */
interface Rule {

    void check(RestApplication application, Problems problems);
}
