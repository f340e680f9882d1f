package dev.straightway.deployment.check;

import dev.straightway.deployment.model.RestApplication;

/** A rule that an application must keep. */
interface Rule {

    void check(RestApplication application, Problems problems);
}
