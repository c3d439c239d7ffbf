CREATE TABLE "repeated_charges" (
	"tx_ref" uuid NOT NULL,
	"provider_ref" text NOT NULL,
	"noticed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"repaid_at" timestamp with time zone,
	CONSTRAINT "repeated_charges_tx_ref_provider_ref_pk" PRIMARY KEY("tx_ref","provider_ref")
);
--> statement-breakpoint
ALTER TABLE "repeated_charges" ADD CONSTRAINT "repeated_charges_tx_ref_payments_tx_ref_fk" FOREIGN KEY ("tx_ref") REFERENCES "public"."payments"("tx_ref") ON DELETE no action ON UPDATE no action;