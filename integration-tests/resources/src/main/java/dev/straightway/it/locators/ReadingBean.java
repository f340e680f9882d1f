package dev.straightway.it.locators;

import jakarta.ws.rs.QueryParam;

/** What a locator takes as one parameter. */
public class ReadingBean {

    @QueryParam("mode")
    public String mode;
}
