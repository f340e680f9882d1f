package dev.straightway.deployment.check;

import java.util.List;

import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Kryo;
import dev.straightway.deployment.types.KryoTypes;

/** STW-230, STW-231: Kryo is there where a route needs it, and what its messages consist of can be in one. */
final class KryoRule implements Rule {

    @Override
    public void check(RestApplication application, Problems problems) {
        if (!Kryo.isThere(application.index())) {
            if (!application.mayReadEntities() && !application.mayWriteEntities()) {
                KryoTypes.methods(application).forEach(method -> problems.add("STW-230", method,
                        "reads or writes " + Kryo.MEDIA_TYPE
                                + ", and Kryo isn't there. Add com.esotericsoftware:kryo, version 5"));
            }
            return;
        }
        KryoTypes.of(application, List.of()).refused()
                .forEach((where, what) -> problems.add("STW-231", where, what + "."));
    }
}
