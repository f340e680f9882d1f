package io.quarkus.sample;

import io.smallrye.config.ConfigSourceInterceptor;
import io.smallrye.config.ConfigSourceInterceptorContext;
import io.smallrye.config.ConfigValue;

/** Blocks where one value of the configuration is asked for. */
public class SlowInterceptor implements ConfigSourceInterceptor {
    private static final long serialVersionUID = 1;

    @Override
    public ConfigValue getValue(ConfigSourceInterceptorContext context, String name) {
        if (name.equals("greeting")) {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
        return context.proceed(name);
    }
}
